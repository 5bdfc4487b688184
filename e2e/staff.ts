/** The first administrator of the site under test, as settings make her. */
export const staffOfTests = { ADMIN_EMAIL: "desk@example.org", ADMIN_PASSWORD: "sindhu river 42" };
