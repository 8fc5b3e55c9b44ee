"""Attacks on the table and its server, a module for each threat; :mod:`tests.attack.soak` is a long one."""
