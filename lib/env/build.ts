/** Whether the build also gathers what the server needs into `.next/standalone`, as `npm run release` wants it. */
export function isStandaloneBuild(): boolean {
  return process.env.BUILD_STANDALONE === '1';
}

/** Whether the types of these very sources were found right just before, as in `npm test`. */
export function hasCheckedTypes(): boolean {
  return process.env.TYPES_ARE_CHECKED === '1';
}

/** Whether what runs is what was built: while developing, a build that lies there may be one of other code. */
export function runsBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}
