from gymnasium import spaces as spaces
from gymnasium import vector as vector
