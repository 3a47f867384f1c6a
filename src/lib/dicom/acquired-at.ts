import { readCodes, type Sources } from './attributes.ts';

/** Milliseconds since 1970 of `YYYYMMDDHHMMSS.ffffff`; seconds and their fraction may be missing. */
function millisecondsOf(text: string): number | undefined {
  const found = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2}(?:\.\d{1,6})?)?/.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second = 0] = found.map((part) => (part ? Number(part) : 0));
  return Date.UTC(year!, month! - 1, day!, hour!, minute!) + second * 1000;
}

/** Milliseconds of a time of day, on its date if given. Also accepts the colons and dots of ACR-NEMA. */
function joined(date = '', time = ''): number | undefined {
  const [day, hour] = [date.replaceAll('.', ''), time.replaceAll(':', '')];
  return millisecondsOf(`${/^\d{8}$/.test(day) ? day : '20000101'}${hour}`);
}

/** Time of a frame's acquisition (ms), as far as its file gives it. Used for sorting, then dropped. */
export function acquiredAt(sources: Sources): number | undefined {
  const code = (keyword: string) => readCodes(sources, keyword)[0];
  const moments = ['FrameAcquisitionDateTime', 'FrameReferenceDateTime', 'AcquisitionDateTime'].map(
    (keyword) => millisecondsOf(code(keyword) ?? ''),
  );
  return (
    moments.find((moment) => moment !== undefined) ?? joined(code('AcquisitionDate'), code('AcquisitionTime'))
  );
}

/** Time of the image's creation (ms): later than its acquisition, but often in the same order. */
export function createdAt(sources: Sources): number | undefined {
  const code = (keyword: string) => readCodes(sources, keyword)[0];
  return joined(code('ContentDate'), code('ContentTime'));
}
