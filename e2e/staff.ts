/** The first administrator of the site under test, as settings make her. */
export const staffOfTests = { ADMIN_EMAIL: "admin@yatrika.example", ADMIN_PASSWORD: "sindhu river 42" };
