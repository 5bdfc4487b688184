import { expect, test } from "vitest";
import { failureReason } from "./provider-failure.ts";

const plain = { failure: undefined, emailUnverified: false };

test("what the library or the provider says becomes a reason that can be told", () => {
  expect(failureReason({ ...plain, code: "access_denied" })).toBe("denied");
  expect(failureReason({ ...plain, code: "state_mismatch" })).toBe("expired");
  expect(failureReason({ ...plain, code: "server_error" })).toBe("unavailable");
  expect(failureReason({ ...plain, code: "email_not_found" })).toBe("noEmail");
  expect(failureReason({ ...plain, code: "something new" })).toBe("unexpected");
  expect(failureReason({ ...plain, code: "constructor" })).toBe("unexpected");
});

test("a provider that does not answer is unavailable, one that says no refuses", () => {
  expect(failureReason({ ...plain, code: "invalid_code", failure: "unavailable" })).toBe("unavailable");
  expect(failureReason({ ...plain, code: "invalid_code", failure: "refused" })).toBe("refused");
  expect(failureReason({ ...plain, code: "unable_to_get_user_info", failure: "unavailable" })).toBe("unavailable");
});

test("that there is an account is told only to who owns its address", () => {
  expect(failureReason({ ...plain, code: "account_not_linked" })).toBe("notLinkable");
  expect(failureReason({ ...plain, code: "account_not_linked", emailUnverified: true })).toBe("unverifiedEmail");
  expect(failureReason({ ...plain, code: "email_unverified", emailUnverified: true })).toBe("unverifiedEmail");
});
