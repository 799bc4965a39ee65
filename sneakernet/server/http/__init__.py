"""HTTP: routes and their endpoints, and what every request passes first."""
