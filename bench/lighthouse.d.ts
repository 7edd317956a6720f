// The package's own types cover all of it and none of its entry; this is what is used here.
declare module 'lighthouse' {
  interface Audit {
    score: number | null;
    numericValue?: number;
  }

  export interface Report {
    lighthouseVersion: string;
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
  }

  interface Flags {
    port: number;
    logLevel: 'silent' | 'error' | 'info';
    onlyCategories: string[];
    onlyAudits?: string[];
    formFactor: 'mobile' | 'desktop';
    throttlingMethod: 'simulate' | 'devtools' | 'provided';
    /** Milliseconds. */
    maxWaitForLoad: number;
    disableFullPageScreenshot: boolean;
    extraHeaders: Record<string, string>;
    throttling: { cpuSlowdownMultiplier: number };
  }

  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: {
    /** Takes a second. */
    computeBenchmarkIndex(): number;
  };
}
