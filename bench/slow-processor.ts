import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's benchmark index of the phone that the limits are meant for: a processor four times slower than the one
 * they were agreed on, whose index was 2,600. A Pixel 5 has 1,000, a Moto G Power of 2022 264 (Chrome DevTools,
 * `CalibrationController.ts`).
 */
export const phoneIndex = 650;

/**
 * How much slower a processor is made to be that phone's: "four times slower" is another phone on every machine, and on
 * one that shares its processors another one every minute.
 *
 * @param index of the machine as it is now
 * @returns at least 1: nothing makes a processor faster
 */
export const slowdownOf = (index: number) => Math.max(1, index / phoneIndex);

/** Measures how fast the machine is at this moment, in one second, and says how much slower it is to be made. */
export const takeSlowdown = () => slowdownOf(pageFunctions.computeBenchmarkIndex());
