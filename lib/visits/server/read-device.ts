import 'server-only';
import bowser from 'bowser';
import { type DeviceType, unknown } from '../visit-beacon';

export interface Device {
  type: DeviceType;
  browserName: string;
  /** Its first number: the rest tells nothing about visits, and much about a person. */
  browserVersion: string;
  osName: string;
  osVersion: string;
}

/** What a page may know that no header says. */
export interface DeviceSigns {
  /** `navigator.maxTouchPoints` above one: an iPad calls itself a Mac. */
  touch?: boolean;
  /** Of `navigator.userAgentData`, "15.0.0". */
  platformVersion?: string;
}

/** Versions that browsers say whatever the system is; older systems than these are few. */
const frozenVersions: Record<string, RegExp> = {
  Windows: /^(?:NT )?10\.0$/,
  macOS: /^10\.15(?:\.7)?$/,
  Android: /^10$/,
};

/** Which device, browser and system, by client hints and, for what they leave open, the user agent. */
export function readDevice(headers: Headers, { touch, platformVersion }: DeviceSigns = {}): Device {
  const agent = (headers.get('user-agent') ?? '').slice(0, 500) || unknown;
  const brands = readBrands(headers.get('sec-ch-ua') ?? '');
  const parsed = bowser.parse(agent, brands.length > 0 ? { brands } : undefined);

  const hinted = /^"([\w .-]{1,40})"$/.exec(headers.get('sec-ch-ua-platform') ?? '')?.[1];
  const osName = (hinted === 'Unknown' ? undefined : hinted) ?? parsed.os.name;
  const isIpad = osName === 'macOS' && touch === true && hinted === undefined;
  const version = osName === parsed.os.name ? parsed.os.version : undefined;
  const isFrozen = version !== undefined && (frozenVersions[osName ?? '']?.test(version) ?? false);

  return {
    type: isIpad ? 'tablet' : typeOf(parsed.platform.type, headers.get('sec-ch-ua-mobile')),
    browserName: parsed.browser.name?.slice(0, 60) || unknown,
    browserVersion: majorOf(parsed.browser.version),
    osName: isIpad ? 'iPadOS' : osName?.slice(0, 60) || unknown,
    osVersion: systemVersion(osName, platformVersion) ?? (isFrozen || isIpad ? unknown : majorOf(version)),
  };
}

/** The list of `Sec-CH-UA`: `"Chromium";v="142", "Microsoft Edge";v="142"`. */
function readBrands(header: string): { brand: string; version: string }[] {
  const entries = header.slice(0, 500).matchAll(/"([^"\\]{1,60})"\s*;\s*v="([\d.]{1,40})"/g);
  return [...entries].map(([, brand = '', version = '']) => ({ brand, version }));
}

function typeOf(platform: string | undefined, mobileHint: string | null): DeviceType {
  if (platform === 'tablet') return 'tablet';
  return platform === 'mobile' || mobileHint === '?1' ? 'mobile' : 'desktop';
}

/** "15.0.0" of Windows is 11: https://learn.microsoft.com/microsoft-edge/web-platform/how-to-detect-win11 */
function systemVersion(osName: string | undefined, platformVersion: string | undefined): string | null {
  const major = Number.parseInt(platformVersion ?? '', 10);
  if (!(major >= 0 && major < 1000)) return null;
  if (osName !== 'Windows') return major === 0 ? null : `${major}`;
  return major >= 13 ? '11' : major >= 1 ? '10' : null;
}

function majorOf(version: string | undefined): string {
  return /\d{1,6}/.exec(version ?? '')?.[0] ?? unknown;
}
