/** Whether the build also gathers what the server needs into `.next/standalone`, as `npm run release` wants it. */
export function isStandaloneBuild(): boolean {
  return process.env.BUILD_STANDALONE === '1';
}
