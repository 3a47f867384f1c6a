import { AppError } from '../../errors.ts';
import type { S3Answer, S3Request } from './s3-request.ts';

/** An unexpected response of the server: its status, and its error code if there is one. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(request: S3Request, { status, bytes }: S3Answer) {
    const code = element(bytes.toString(), 'Code') ?? '';
    super(`${request.method} ${request.url}: ${status} ${code}`);
    this.name = 'S3Refusal';
    this.status = status;
    this.code = code;
  }
}

/** The refusal that caused an error; undefined when it has another cause. */
export function refusalIn(error: unknown): S3Refusal | undefined {
  const { cause } = error as Error;
  return cause instanceof S3Refusal ? cause : undefined;
}

/** The text of the first XML element of that name. */
export function element(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: keyof typeof ENTITIES) => ENTITIES[entity]);
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** @throws AppError `unavailable` if the server omits the date, because it decides which files are swept */
export function instantOf(date: string | null | undefined): number {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) throw unavailable('S3 does not say when a file was put');
  return at;
}

/** The error for a server that violates the protocol. */
export function unavailable(why: string): AppError {
  return new AppError('unavailable', { cause: new Error(why) });
}
