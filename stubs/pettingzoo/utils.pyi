from typing import Any

from pettingzoo import AECEnv

class TerminateIllegalWrapper(AECEnv[str, Any, int]):
    def __init__(self, env: AECEnv[str, Any, int], illegal_reward: float) -> None: ...
