/** What this test has written to console.error and console.warn so far. A test that expects some takes them out. */
export const complaints: string[] = [];
