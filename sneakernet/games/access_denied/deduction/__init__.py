"""What follows for one seat of Access Denied from all that it has been told; the rules know nothing of it."""

from sneakernet.games.access_denied.deduction.checklist import begin

__all__ = ["begin"]
