"""The rules of Pandemic in the order of docs/rules/pandemic.md: turn, actions, roles, events, windows."""
