import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AnswerNotes, withAnswerNotes } from '@/lib/asleep/server/answer-notes';
import { askOwnSite } from '@/lib/asleep/server/request-own-page';
import { decideLanguage } from '@/lib/i18n/negotiation';
import { incident } from '@/lib/log/incident';
import { nameParameter } from '@/lib/nameplate/name-address';
import { carriesCookies } from '@/lib/security/cache-rules';
import { ownRequestHeaders, pageDataHeaders } from '@/lib/security/framework-headers';
import { originTarget } from '@/lib/security/request-path';
import { type BrokenPageWords, sayingBroken } from './broken-pages';
import { compress } from './compress';
import { createKeptAnswers, type KeptAnswer, type KeptAnswers, knownTag } from './kept-answers';
import { createLearner, lessonHeader } from './learn-answers';
import { createMissingPages, type MissingPagesOptions } from './missing-pages';
import { type Refusal, refuseRequest } from './refuse-request';
import {
  allSecurityHeaders,
  askedAddress,
  cacheRules,
  fileHeaders,
  ownAddress,
  ownPolicy,
  ownTarget,
  type Step,
  takeSteps,
  trueAddress,
  upgradeRequests,
  withoutInnerHeaders,
  withoutSheetHints,
} from './request-steps';
import { createStaleForms } from './stale-forms';

/** The framework's own way of answering. */
type Framework = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What scripts/serve-site.mjs gives every request to. */
export interface FrontDoor {
  answer(request: IncomingMessage, response: ServerResponse, framework: Framework): void;
}

export interface FrontDoorOptions {
  trustedHops: number;
  /** The public origin. */
  siteUrl: string;
  /** Style sheets of the whole build, as source expressions. */
  styles: readonly string[];
  /** Hears of every request, so that a stop can wait for its answer. */
  follow(response: ServerResponse): void;
  /** Whether a path below the portfolio's own may have a page. */
  hasWork?: MissingPagesOptions['hasWork'];
  /** What a page that breaks says to a browser without scripts. */
  brokenPageWords: BrokenPageWords;
  /** Bytes of answers in memory; 64 MiB unless told. */
  memoryBytes?: number;
}

// By name, because scripts/serve-site.mjs, which looks here, is loaded outside the bundles.
const place = Symbol.for('site.front-door');
const serverPlace = Symbol.for('site.own-server');

/**
 * Everything between the network and a page (decision 0015): the request pipeline, in this order:
 *
 * 1. a stop waits for its answer;
 * 2. what is no request to anything here is refused;
 * 3. a page or file that is in memory is answered from there, and so is a flood of addresses that no page has;
 * 4. the steps of `stepsOf`, and then the framework, which reads what they have written.
 *
 * Under the framework's own server, while developing or on a platform that starts it by itself, only 1 and 4 happen.
 */
export function openFrontDoor(options: FrontDoorOptions): void {
  const { follow, hasWork, brokenPageWords, memoryBytes = 64 * 1024 * 1024 } = options;
  const steps = stepsOf(options);
  const holder = globalThis as { [place]?: FrontDoor; [serverPlace]?: boolean };
  if (holder[place]) return;
  const answers = createKeptAnswers({
    memoryBytes,
    compress,
    onFailure: (error) => void incident(error, { where: 'front door' }),
  });
  const learner = createLearner({ ask: askOwnSite, keep: answers.keep });
  const missingPages = createMissingPages({
    ask: askOwnSite,
    remember: learner.remember,
    find: answers.find,
    keep: answers.keep,
    ...(hasWork ? { hasWork } : {}),
  });
  const staleForms = createStaleForms({ ask: askOwnSite, remember: learner.remember });
  /** Has an answer of the framework kept, when it is one that others will get too. */
  const learnLater = (request: IncomingMessage, response: ServerResponse, notes: AnswerNotes) => {
    const path = sharedPath(request);
    if (path === null) return;
    const before = answers.find(path);
    response.once('finish', () => {
      const mayBeKept = notes.shown.length === 1 || files.test(path);
      // Whoever already has it says only that it is good again; somebody else's request may have been faster.
      const isNews = response.statusCode === 304 && answers.find(path) === before;
      const isWorthIt = response.statusCode === 200 || isNews;
      if (mayBeKept && isWorthIt) learner.learn(path);
    });
  };
  holder[place] = {
    answer(request, response, framework) {
      follow(response);
      request.url = originTarget(request.url ?? '/');
      const refusal = refuseRequest(request);
      if (refusal) return refuse(request, response, refusal, steps);
      const lesson = learner.notesOf(request.headers[lessonHeader]);
      const passOn = () => {
        const notes: AnswerNotes = lesson ?? { shown: [] };
        notes.broke = sayingBroken(request, response, brokenPageWords);
        if (!lesson) staleForms.watch(request, response);
        takeSteps(steps, request, response, notes);
        if (!lesson) learnLater(request, response, notes);
        void askFramework(request, response, framework, notes);
      };
      const missing = lesson ? null : missingPages.instead(request);
      const found = missing === null ? undefined : answers.find(missing);
      if (found) return send(request, response, answers, found, 404);
      const path = sharedPath(request);
      const kept = path === null ? undefined : answers.find(path);
      if (!kept || lesson) return passOn();
      if (kept.version === null) return send(request, response, answers, kept);
      kept.version
        .isCurrent()
        .then((isCurrent) => (isCurrent ? send(request, response, answers, kept) : passOn()), passOn);
    },
  };
  if (holder[serverPlace]) return;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    follow(response);
    takeSteps(steps, request, response);
  });
}

function stepsOf({ trustedHops, siteUrl, styles }: FrontDoorOptions): Step[] {
  return [
    ownAddress,
    trueAddress(trustedHops),
    ownTarget,
    withoutInnerHeaders,
    askedAddress,
    withoutSheetHints,
    cacheRules,
    allSecurityHeaders,
    ownPolicy(styles),
    upgradeRequests(siteUrl),
    fileHeaders,
  ];
}

/** Pages and files have such addresses; whatever is written otherwise is left to the framework. */
const plainPath = /^\/[\w./-]*$/;
const files = /^\/(?:_next\/static|scripts|pictures)\//;
/** By these one visitor's answer may differ from another's. */
const personal = [...pageDataHeaders, ...ownRequestHeaders, 'range', 'if-range', 'authorization'];

/**
 * The path of a request whose answer is the same for all who ask this way, or null: what the middleware has a say in, or
 * what asks for part of something, is the framework's.
 */
export function sharedPath({ method, url = '/', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '/', query] = url.split('?');
  if (query !== undefined && carriesName(query)) return null;
  if (!plainPath.test(path) || path.startsWith('/api/')) return null;
  if (carriesCookies(headers.cookie)) return null;
  if (personal.some((name) => headers[name] !== undefined)) return null;
  if (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined) return null;
  if (files.test(path)) return path;
  const { redirectTo, remember } = decideLanguage({
    pathname: path,
    cookie: undefined,
    acceptLanguage: headers['accept-language'] ?? null,
    referer: headers.referer ?? null,
    fetchSite: textOf(headers['sec-fetch-site']),
    host: headers.host ?? null,
  });
  return redirectTo === null && remember === null ? path : null;
}

/** A page with a visitor's name on it (lib/nameplate/worn-pages.ts) is nobody else's. */
const carriesName = (query: string) => Boolean(new URLSearchParams(query).get(nameParameter));

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null);

async function askFramework(
  request: IncomingMessage,
  response: ServerResponse,
  framework: Framework,
  notes: AnswerNotes,
): Promise<void> {
  try {
    await withAnswerNotes(notes, () => framework(request, response));
  } catch (error) {
    incident(error, { where: 'front door', method: request.method });
    if (response.headersSent) response.destroy();
    else sendText(request, response, 500);
  }
}

function send(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  answers: KeptAnswers,
  kept: KeptAnswer,
  status: 200 | 404 = 200,
): void {
  const asksAnew = /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '');
  const known = asksAnew ? null : knownTag(kept.etag, headers['if-none-match']);
  if (known !== null) {
    const without = kept.headers.filter(([name]) => name.toLowerCase() !== 'content-type');
    response.writeHead(304, [...without, ['ETag', known]].flat()).end();
    return;
  }
  const { encoding, etag, body } = answers.choose(kept, textOf(headers['accept-encoding']) ?? undefined);
  const own = [
    ...(etag === null ? [] : [['ETag', etag]]),
    ...(encoding === null ? [] : [['Content-Encoding', encoding]]),
    ['Content-Length', String(body.length)],
  ];
  response.writeHead(status, [...kept.headers, ...own].flat());
  response.end(method === 'HEAD' ? undefined : body);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {} }: Refusal,
  steps: readonly Step[],
): void {
  takeSteps(steps, request, response);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendText(request, response, status);
}

function sendText({ method }: IncomingMessage, response: ServerResponse, status: number): void {
  const text = `${STATUS_CODES[status]}\n`;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  // What may still be on its way is not waited for.
  response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.end(method === 'HEAD' ? undefined : text);
}
