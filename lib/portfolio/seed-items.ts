import type { Portfolio } from './portfolio';

/** What a new database starts with, and what pages show while they are built. */
export const seedPortfolio: Portfolio = { categories: [], items: [] };
