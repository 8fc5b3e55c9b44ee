# Sourced by ./sickbay and ./test: finds a Python and keeps a virtual environment as the locks say.
# Needs $here, the folder of the checkout.

say() { # say KEY [ARGUMENT]: one line on standard error, in the reader's language
    speech=${SICKBAY_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}}
    case $speech in es* | cs* | it*) ;; *) speech=en ;; esac
    case $1-$speech in
    preparing-en*) text="Preparing Sickbay, once: about a minute…" ;;
    preparing-es*) text="Preparando Sickbay, solo esta vez: un minuto más o menos…" ;;
    preparing-cs*) text="Příprava Sickbay, jen poprvé: asi minutu…" ;;
    preparing-it*) text="Preparazione di Sickbay, solo la prima volta: circa un minuto…" ;;
    python-en*) text="Sickbay needs Python 3.11 or newer. Install it, on Debian: apt-get install python3 python3-venv" ;;
    python-es*) text="Sickbay necesita Python 3.11 o posterior. Para instalarlo en Debian: apt-get install python3 python3-venv" ;;
    python-cs*) text="Sickbay potřebuje Python 3.11 nebo novější. Instalace v Debianu: apt-get install python3 python3-venv" ;;
    python-it*) text="A Sickbay serve Python 3.11 o più recente. Per installarlo su Debian: apt-get install python3 python3-venv" ;;
    venv-en*) text="Python's venv is missing. Install it as root, then start again: apt-get install python3-venv" ;;
    venv-es*) text="Falta el módulo venv de Python. Instálalo como root y empieza de nuevo: apt-get install python3-venv" ;;
    venv-cs*) text="Chybí modul venv pro Python. Nainstaluj ho jako root a spusť znovu: apt-get install python3-venv" ;;
    venv-it*) text="Manca il modulo venv di Python. Installalo come root e riprova: apt-get install python3-venv" ;;
    compiler-en*) text="The tests compile Sickbay too and need a C compiler. Install it as root, then start again: apt-get install gcc libc6-dev python3-dev" ;;
    compiler-es*) text="Las pruebas también compilan Sickbay y necesitan un compilador de C. Instálalo como root y empieza de nuevo: apt-get install gcc libc6-dev python3-dev" ;;
    compiler-cs*) text="Testy Sickbay také kompilují a potřebují překladač jazyka C. Nainstaluj ho jako root a spusť znovu: apt-get install gcc libc6-dev python3-dev" ;;
    compiler-it*) text="I test compilano anche Sickbay e hanno bisogno di un compilatore C. Installalo come root e riprova: apt-get install gcc libc6-dev python3-dev" ;;
    browser-en*) text="The tests look at the pages in Chromium. Install it as root, then start again: apt-get install chromium" ;;
    browser-es*) text="Las pruebas miran las páginas en Chromium. Instálalo como root y empieza de nuevo: apt-get install chromium" ;;
    browser-cs*) text="Testy se dívají na stránky v Chromiu. Nainstaluj ho jako root a spusť znovu: apt-get install chromium" ;;
    browser-it*) text="Le prove guardano le pagine in Chromium. Installalo come root e riprova: apt-get install chromium" ;;
    failed-en*) text="The installation stopped. Its last lines are above, all of them in $2. Check the network, then start again." ;;
    failed-es*) text="La instalación se ha parado. Arriba están las últimas líneas, todas en $2. Revisa la red y empieza de nuevo." ;;
    failed-cs*) text="Instalace se zastavila. Poslední řádky jsou výše, všechny v $2. Zkontroluj síť a spusť znovu." ;;
    failed-it*) text="L'installazione si è fermata. Le ultime righe sono qui sopra, tutte in $2. Controlla la rete e riprova." ;;
    esac
    printf '%s\n' "$text" >&2
}

find_python() { # prints the first suitable Python, one with venv if there is any
    old_enough=
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        [ -n "$old_enough" ] || old_enough=$name
        "$name" -c 'import ensurepip, venv' 2>/dev/null || continue
        printf '%s' "$name"
        return
    done
    printf '%s' "$old_enough"
}

can_compile() { # whether there is a C compiler, and the headers of the Python that will be used
    command -v cc >/dev/null || command -v gcc >/dev/null || return
    python=$(find_python)
    [ -n "$python" ] || return
    "$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}

need_compiler() { # what the compiled build needs, from Debian if we may
    can_compile && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq </dev/null >&2 &&
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
                gcc libc6-dev python3 python3-venv python3-dev </dev/null >&2 || true
    fi
    can_compile || { say compiler; exit 1; }
}

need_browser() { # Debian's Chromium, if we may
    command -v chromium >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq </dev/null >&2 &&
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium </dev/null >&2 || true
    fi
    command -v chromium >/dev/null || { say browser; exit 1; }
}

keep_venv() { # keep_venv FOLDER LOCK...: exactly the locked packages and Sickbay itself, made again when a lock changes
    venv=$1
    shift
    stamp=$({ printf '%s\n' "$here"; cd "$here" && cat "$@" hatch_build.py; sed '/^.tool.ruff/,$d' pyproject.toml; } | cksum)
    [ "$stamp" = "$(cat "$venv/stamp" 2>/dev/null)" ] && [ -x "$venv/bin/python" ] && return

    python=$(find_python)
    [ -n "$python" ] || { say python; exit 1; }
    say preparing
    log=$venv.log
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || { say venv; exit 1; }
        { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-venv; } \
            >"$log" 2>&1 </dev/null || { tail -n 5 "$log" >&2; say venv; exit 1; }
    fi
    for lock; do
        shift
        set -- "$@" -r "$lock"
    done
    (
        cd "$here" && "$python" -m venv --clear "$venv" &&
            "$venv/bin/python" -m pip install --no-input --disable-pip-version-check --require-hashes "$@" &&
            "$venv/bin/python" -m pip install --no-input --disable-pip-version-check --no-deps --no-build-isolation -e .
    ) >"$log" 2>&1 </dev/null || { tail -n 5 "$log" >&2; say failed "$log"; exit 1; }
    printf '%s\n' "$stamp" >"$venv/stamp"
}

keep_web() { # keep_web FOLDER: the web client as its sources are now; installing makes it too
    sources=$(cd "$here" && find web -name node_modules -prune -o -type f -exec cat {} + | cksum)
    [ "$sources" = "$(cat "$1/web-stamp" 2>/dev/null)" ] && [ -f "$here/src/sickbay/server/web/index.html" ] && return
    "$1/bin/python" "$here/tools/web.py" >"$1.log" 2>&1 </dev/null || { tail -n 15 "$1.log" >&2; say failed "$1.log"; exit 1; }
    printf '%s\n' "$sources" >"$1/web-stamp"
}
