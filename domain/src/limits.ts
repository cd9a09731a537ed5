/** Entries per page of a long list. */
export const pageSize = 100;

/** Longer parameters of pages are cut, in characters. Fits more ids than can be compared, so that a page can say which are left out. */
export const maxParameterLength = 400;

/** Most decisions about names in files that one request can make. */
export const maxDecisions = 1_000;
