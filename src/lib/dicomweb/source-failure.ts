/** Failures of requests to a PACS that a browser can distinguish. */
export type SourceFault =
  /** This machine has no network. */
  | 'offline'
  /** No response from a path of this site. */
  | 'unreachable'
  /** Another address is unreachable: no server, a certificate error or CORS. The browser does not tell which. */
  | 'blocked'
  | 'unauthorized'
  | 'forbidden'
  /** The server responds, but not as a DICOMweb server. */
  | 'wrong_root'
  | 'redirected'
  /** A study, a series or an object that no longer exists. */
  | 'missing'
  /** The criteria were rejected. */
  | 'refused'
  | 'not_acceptable'
  | 'too_many'
  /** A proxy in front of the PACS got no response in time. */
  | 'gateway'
  | 'server'
  | 'malformed'
  | 'cut';

/** Failures that may be temporary. */
const PASSING: readonly SourceFault[] = ['unreachable', 'blocked', 'gateway', 'server', 'malformed', 'cut'];

/** A failed request to a PACS. Its message contains no URL, since URLs contain the search criteria. */
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

/** The fault for a status; undefined for success. @param notFound the meaning of status 404 */
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
