"""The web service: live tables kept in a database, played over sockets, pages and JSON.

A request goes this way: :mod:`~sickbay.server.sockets`, :mod:`~sickbay.server.api` or a page reads it,
:mod:`~sickbay.server.credentials` says who asks, :mod:`~sickbay.server.live` lets the table decide, stores
the entries by :mod:`~sickbay.server.store`, lets the table take them, and tells all viewers.
"""
