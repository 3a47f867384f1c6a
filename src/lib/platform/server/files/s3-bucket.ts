import { AppError } from '../../errors.ts';
import { startMessages } from '../../start-texts.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import type { S3Settings } from '../base/settings.ts';
import { StartError } from '../base/start-error.ts';
import { element, refusalIn, S3Refusal, unavailable } from './s3-answers.ts';
import { type S3Answer, type S3Request, s3Sender } from './s3-request.ts';

/** Names per listing: the maximum of S3. */
const PAGE = 1000;
/** Maximum number of simultaneous uploads: a whole series is stored at once. Reads are not limited. */
const PUTS_AT_ONCE = 16;

export interface S3Options {
  /** Names per listing. */
  pageSize?: number;
  /** Maximum time for all tries of a request (ms). */
  deadline?: number;
  /** Maximum time without a response from the server (ms). */
  patience?: number;
}

/** A bucket, or a folder of one. Names are relative to it; refusals become `unavailable`, or `disk_full` if full. */
export interface S3Bucket {
  /** @param sha256 hash of the bytes (hex); it is signed, and the server refuses other bytes */
  put(name: string, bytes: Uint8Array, sha256: string): Promise<void>;
  /**
   * The response for one object; undefined if the server says that the object does not exist.
   * @param take consumes the object's bytes (`S3Request`)
   */
  find(
    method: 'DELETE' | 'GET' | 'HEAD',
    name: string,
    take?: S3Request['take'],
  ): Promise<S3Answer | undefined>;
  /** Copies an object within the bucket, without transferring its bytes; false if it does not exist. */
  copy(from: string, to: string): Promise<boolean>;
  /** All names with this beginning, with the date of their last `put` as the server gives it (`instantOf`). */
  list(beginning?: string): AsyncIterable<{ name: string; lastModified: string | undefined }>;
}

/**
 * Opens a bucket. URLs contain the bucket in their path, which every kind of server supports.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @throws StartError when the bucket is unreachable, does not exist, or denies access
 */
export async function openS3Bucket(
  address: string,
  settings: S3Settings,
  { pageSize = PAGE, ...limits }: S3Options = {},
): Promise<S3Bucket> {
  const { hostname: bucket, pathname } = new URL(address);
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  const opened = new OpenBucket({
    bucket,
    prefix: folder && `${folder}/`,
    endpoint: settings.endpoint,
    pageSize,
    send: s3Sender(settings, limits),
  });
  await opened.listPage(1, '', undefined).catch((error: unknown) => {
    throw new StartError(whyNot(error, bucket, settings.endpoint), { cause: error });
  });
  return opened;
}

interface BucketAddress {
  bucket: string;
  /** Folder of the bucket that names are relative to: empty, or with a trailing slash. */
  prefix: string;
  endpoint: string;
  pageSize: number;
  send(request: S3Request): Promise<S3Answer>;
}

class OpenBucket implements S3Bucket {
  readonly #address: BucketAddress;
  readonly #root: string;
  readonly #limited = limitConcurrency(PUTS_AT_ONCE);

  constructor(address: BucketAddress) {
    this.#address = address;
    this.#root = `${address.endpoint}/${address.bucket}`;
  }

  async put(name: string, bytes: Uint8Array, sha256: string): Promise<void> {
    const url = this.#urlOf(name);
    await this.#limited(() => this.#ask({ method: 'PUT', url, body: { bytes, sha256 } }));
  }

  async find(
    method: S3Request['method'],
    name: string,
    take?: S3Request['take'],
  ): Promise<S3Answer | undefined> {
    try {
      return await this.#ask({ method, url: this.#urlOf(name), ...(take && { take }) });
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal?.code === 'NoSuchKey') return undefined;
      // The response to HEAD has no body: only GET tells whether the object or its bucket is missing.
      if (refusal?.status === 404 && method === 'HEAD') return this.find('GET', name);
      throw error;
    }
  }

  async copy(from: string, to: string): Promise<boolean> {
    const { bucket, prefix } = this.#address;
    const headers = { 'X-Amz-Copy-Source': `/${bucket}/${prefix}${from}` };
    try {
      const { bytes } = await this.#ask({ method: 'PUT', url: this.#urlOf(to), headers });
      // A copy that fails halfway still has status 200, with the error in its body.
      if (bytes.includes('<CopyObjectResult')) return true;
      throw unavailable(`S3 did not copy ${from}`);
    } catch (error) {
      if (refusalIn(error)?.code === 'NoSuchKey') return false;
      // If the source disappears during the copy, errors vary: only another request shows whether it did.
      if ((await this.find('HEAD', from)) === undefined) return false;
      throw error;
    }
  }

  async *list(beginning = '') {
    const { prefix, pageSize } = this.#address;
    let token: string | undefined;
    do {
      const page = await this.listPage(pageSize, beginning, token);
      for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = (element(object, 'Key') ?? '').slice(prefix.length);
        yield { name, lastModified: element(object, 'LastModified') };
      }
      token = element(page, 'NextContinuationToken');
      if (!token && element(page, 'IsTruncated') !== 'false')
        throw unavailable('S3 does not say how its list goes on');
    } while (token);
  }

  /** One page of a listing (XML); `token` is where the previous page ended. */
  async listPage(size: number, beginning: string, token: string | undefined): Promise<string> {
    const query = new URLSearchParams({
      'list-type': '2',
      'max-keys': String(size),
      prefix: this.#address.prefix + beginning,
    });
    if (token !== undefined) query.set('continuation-token', token);
    const { bytes } = await this.#ask({ method: 'GET', url: `${this.#root}?${query}` });
    return bytes.toString();
  }

  #urlOf(name: string): string {
    return `${this.#root}/${this.#address.prefix}${name}`;
  }

  /** @throws AppError `unavailable`, also when access is denied: an unreadable file may still exist */
  async #ask(request: S3Request): Promise<S3Answer> {
    const answer = await this.#address.send(request);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const cause = new S3Refusal(request, answer);
    const isFull = cause.status === 507 || /Quota|StorageFull/.test(cause.code);
    throw new AppError(isFull ? 'disk_full' : 'unavailable', { cause });
  }
}

/** The message for the administrator when the store cannot be opened. */
function whyNot(error: unknown, bucket: string, endpoint: string): string {
  const refusal = refusalIn(error);
  if (refusal?.code === 'NoSuchBucket') return startMessages.s3NoBucket(bucket, endpoint);
  if (refusal && refusal.status < 500)
    return startMessages.s3Refused(endpoint, `${refusal.status} ${refusal.code}`);
  return startMessages.s3Unreachable(endpoint, reasonOf(error));
}

/** The innermost error of a failure. */
function reasonOf(error: unknown): string {
  const { name, message, cause, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return startMessages.s3TooSlow;
  return cause ? reasonOf(cause) : message || String(code);
}
