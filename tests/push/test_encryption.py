"""Messages are encrypted as RFC 8291 says."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.push.browser import Browser
from unspoken.push.encryption import check_keys, encrypt, encrypt_with, from_base64url
from unspoken.push.port import Subscription

# The example of RFC 8291, section 5 and appendix A.
_EXAMPLE = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
    "en",
)
_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_as_there() -> None:
    """RFC 8291, appendix A."""
    key = ec.derive_private_key(int.from_bytes(from_base64url(_SENDER)), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    assert encrypt_with(message, _EXAMPLE, key, from_base64url(_SALT)) == from_base64url(_BODY)


def test_all_messages_have_one_length_and_another_key() -> None:
    """A push service cannot tell them apart."""
    browser = Browser("https://push.example.net/1")
    bodies = [encrypt(message, browser.subscription) for message in (b"{}", b'{"game": "telepathic"}')]
    assert len(bodies[0]) == len(bodies[1]) and bodies[0][:16] != bodies[1][:16]
    assert [browser.decrypt(body).strip() for body in bodies] == [b"{}", b'{"game": "telepathic"}']


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("A" * 87, _EXAMPLE.auth), (_EXAMPLE.p256dh, "A" * 26), (_EXAMPLE.p256dh, "*" * 22)],
    ids=["not a point", "too long", "not base64url"],
)
def test_a_subscription_with_bad_keys_is_refused(p256dh: str, auth: str) -> None:
    """Before it is stored."""
    with pytest.raises(ValueError, match=r"."):
        check_keys(Subscription(_EXAMPLE.endpoint, p256dh, auth, "en"))
