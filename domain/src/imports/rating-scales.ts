import { maxScoreTenths } from '../scores/score.js';

export const maxStars = 5;

/** Rating scales of files: stars (0-5), tenths of a star (0-50), percent (0-100). */
export const ratingScales = [maxStars, maxScoreTenths, 100] as const;
export type RatingScale = (typeof ratingScales)[number];

/** Records why a cell is rejected; returns undefined, which becomes the cell's value. */
export type RejectCell = (code: string, message: string) => undefined;
