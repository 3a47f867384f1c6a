/** Failures of a PACS that a browser can distinguish. */
export type SourceFault =
  /** This machine has no network. */
  | 'offline'
  /** Nothing answers at a path of this site. */
  | 'unreachable'
  /** Another address cannot be reached: no server, a certificate or CORS. The browser does not say which. */
  | 'blocked'
  | 'unauthorized'
  | 'forbidden'
  /** The server answers, but not as DICOMweb does. */
  | 'wrong_root'
  | 'redirected'
  /** A study, a series or an object that no longer exists. */
  | 'missing'
  /** The criteria were not understood. */
  | 'refused'
  | 'not_acceptable'
  | 'too_many'
  /** A proxy in front did not reach it in time. */
  | 'gateway'
  | 'server'
  | 'malformed'
  | 'cut';

/** Faults that may be temporary. */
const PASSING: readonly SourceFault[] = ['unreachable', 'blocked', 'gateway', 'server', 'malformed', 'cut'];

/** A request to a PACS that failed. Its message names no address: addresses hold what was searched for. */
export class SourceFailure extends Error {
  readonly fault: SourceFault;
  readonly status: number | undefined;

  constructor(fault: SourceFault, status?: number) {
    super(fault);
    this.fault = fault;
    this.status = status;
  }

  get mayPass(): boolean {
    return PASSING.includes(this.fault);
  }
}

/** The fault of a status; undefined where the request succeeded. @param notFound the meaning of 404 */
export function faultOfStatus(status: number, notFound: 'wrong_root' | 'missing'): SourceFault | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 400 || status === 422) return 'refused';
  if (status === 401 || status === 407) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 405 || status === 410) return notFound;
  if (status === 406 || status === 415) return 'not_acceptable';
  if (status === 413 || status === 429) return 'too_many';
  if (status >= 502 && status <= 504) return 'gateway';
  return status >= 500 ? 'server' : 'wrong_root';
}
