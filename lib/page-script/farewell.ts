/** The query of the page that someone is led to who has signed out or deleted an account. */
export const farewellQuery = /[?&](?:signed-out|account-deleted)=/;
