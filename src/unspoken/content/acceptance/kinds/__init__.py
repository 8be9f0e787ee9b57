"""What is asked of each kind of pack, a module each, called as the kind is: it is found by being there.

Such a module has one function, `faults(folder, manifest)`. A kind that nobody wrote one for is asked what any
pack is asked.
"""
