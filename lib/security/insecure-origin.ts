/**
 * Whether pages of this origin travel in the clear (specification, section 5). A computer's own addresses are exempt,
 * as browsers exempt them.
 */
export function isInsecureOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return true;
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:') return false;
  return !(
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    isLoopback(hostname)
  );
}

function isLoopback(hostname: string): boolean {
  return /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
