"""A bot that knows no game and nothing of Sickbay: it joins by its link and says any legal move.

It needs Python and the package "websockets"; docs/protocol.md says what the messages mean.

    python foreign_bot.py https://play.example.org/join/... [NAME]
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(link: str, name: str) -> str:
    """Play until the game is over; how it ended, in words."""
    base, _, token = link.strip("/").rpartition("/join/")
    key = {"Authorization": f"Bearer {token}"}
    me = urllib.request.urlopen(urllib.request.Request(f"{base}/api/me", headers=key))
    table = json.load(me)["tables"][0]["id"]
    numbers = itertools.count(random.getrandbits(60))

    async for socket in connect(f"ws{base[4:]}/ws/{table}", additional_headers=key, max_size=1 << 24):

        async def say(kind: str, **fields: object) -> None:
            await socket.send(json.dumps({"type": kind, "id": str(next(numbers)), **fields}))

        answered = None
        try:
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused":  # too fast, or too late: look again in a moment
                    answered = None
                    await asyncio.sleep(0.5)
                    await say("snapshot")
                if message["type"] not in ("snapshot", "event"):
                    continue
                around = message["table"]
                for seat in message.get("own", ()):
                    if not around["seats"][seat]["taken"]:
                        await say("sit", seat=seat, name=name)
                if around["stage"] in ("over", "closed"):
                    return str(around["result_text"])
                for asked in message["asked"]:
                    if asked["asked"] and not around["paused"] and answered != (around["at"], asked["seat"]):
                        answered = (around["at"], asked["seat"])
                        move = random.choice(random.choice(asked["groups"])["moves"])["move"]
                        await say("play", seat=asked["seat"], move=move, at=around["at"])
        except ConnectionClosed:
            pass  # it connects again, and is told everything anew
    return ""


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robo")))
