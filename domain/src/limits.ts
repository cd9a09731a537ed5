/** Entries per page of a long list. */
export const pageSize = 100;

/** Longer parameters of pages are cut, in characters. Fits more ids than can be compared, so that a page can say which are left out. */
export const maxParameterLength = 400;

/** Most decisions about names in files that one request can make. */
export const maxDecisions = 1_000;

/** Most cells of models that one request can change; fits a block of 40 rows and 8 columns several times. */
export const maxChangedCells = 2_000;
