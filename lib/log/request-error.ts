import 'server-only';
import type { Instrumentation } from 'next';
import { incident, markReported } from './incident';
import { incidentOfDigest } from './incident-id';
import { log } from './log';

type FailedRequest = Parameters<Instrumentation.onRequestError>[1];
type FailureContext = Parameters<Instrumentation.onRequestError>[2];

const longestPath = 300;

/**
 * Writes an error that nobody caught while a request was answered on one log line, under the id that the error view
 * shows. Nothing of the request goes with it but its method and its path without query: its headers and its body belong
 * to a person.
 *
 * @returns that id
 */
export function logRequestError(error: unknown, request: FailedRequest, context: FailureContext): string {
  const { routePath, routeType, renderSource } = context;
  const where = {
    method: request.method,
    path: request.path.split(/[?#]/)[0]?.slice(0, longestPath),
    route: routePath,
    during: routeType,
    ...(renderSource ? { renderSource } : {}),
  };
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  const id = incidentOfDigest(digest);
  if (id === null) return incident(error, where);
  markReported(error);
  log.error('incident', { ...where, incident: id, error });
  return id;
}
