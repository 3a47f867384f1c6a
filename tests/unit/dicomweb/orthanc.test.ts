import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findSeries, findStudies } from '#lib/dicomweb/browser/find.ts';
import { thumbnailOf } from '#lib/dicomweb/browser/thumbnail.ts';
import { Transfer } from '#lib/dicomweb/browser/transfer.ts';
import { NO_SEARCH } from '#lib/dicomweb/query.ts';
import { describeFull } from '../../run/describe-full.ts';
import { hasOrthanc, type Orthanc, startOrthanc } from '../../run/orthanc.ts';
import { plantedExam, plantedSlice, seriesUid } from '../../run/pacs-exams.ts';
import { newSession } from './stand-in-pacs.ts';

const EXAM = plantedExam(1);
const SLICES = 400;
const CUTS = 50;

const describeOrthanc = hasOrthanc ? describeFull : describe.skip;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describeOrthanc('Orthanc', () => {
  let orthanc: Orthanc;
  const files = Array.from({ length: SLICES }, (_, at) => plantedSlice(EXAM, 1, at + 1));
  beforeAll(async () => {
    orthanc = await startOrthanc();
    await orthanc.store(files);
  }, 120_000);
  afterAll(() => orthanc?.stop());
  afterEach(() => vi.unstubAllGlobals());

  /** The same PACS over a line that breaks this many answers off, each at another byte. */
  async function brokenLine(): Promise<{ root: string; cuts(): number; stop(): Promise<void> }> {
    let [answered, cut] = [0, 0];
    const server = createServer(async ({ url = '', headers }, response) => {
      const { origin } = new URL(orthanc.root);
      const asked = get(`${origin}${url}`, { headers: { accept: headers.accept } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const isObject = /\/instances\/[\d.]+$/.test(url);
      if (isObject) answered += 1;
      const breaks = isObject && cut < CUTS && answered % 7 === 0;
      // Half of the cut answers look complete to HTTP: only their ends reveal it.
      const isPlain = breaks && cut % 2 === 0;
      const part = breaks ? body.subarray(0, Math.floor((body.length * ++cut) / (CUTS + 1))) : body;
      const length = isPlain ? part.length : body.length;
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': length });
      if (breaks && !isPlain) response.write(part, () => response.destroy());
      else response.end(part);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dicom-web`,
      cuts: () => cut,
      async stop() {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      },
    };
  }

  const inBrowser = () => {
    vi.stubGlobal('location', { origin: 'http://localhost' });
    vi.stubGlobal('navigator', { onLine: true });
  };

  it('finds an exam by what is known of it, its series, and a picture of one', async () => {
    inBrowser();
    const session = newSession({ address: orthanc.root });
    const { signal } = new AbortController();
    for (const typed of [
      { patientName: 'zwolfram01 quen' },
      { patientId: EXAM.patientId },
      { accession: EXAM.accession },
      { description: 'vrombissant' },
      { from: '2026-01-01', to: '2026-01-01', modality: 'CT' },
    ]) {
      const { studies, elsewhere } = await findStudies(session, { ...NO_SEARCH, ...typed }, 0, signal);
      expect(
        studies.map(({ uid }) => uid),
        JSON.stringify(typed),
      ).toEqual([EXAM.uid]);
      expect(elsewhere).toBeUndefined();
    }
    const none = await findStudies(session, { ...NO_SEARCH, from: '2026-01-02' }, 0, signal);
    expect(none.studies).toEqual([]);
    const series = await findSeries(session, EXAM.uid, signal);
    expect(series).toMatchObject([{ number: 1, modality: 'CT', description: 'Axial 1', images: SLICES }]);
    const picture = await thumbnailOf(session, EXAM.uid, series[0]!, signal);
    expect(picture?.type).toBe('image/jpeg');
  });

  it(`gives ${SLICES} slices over a line that breaks ${CUTS} times, byte by byte those that it was given`, async () => {
    inBrowser();
    const line = await brokenLine();
    const session = newSession({ address: line.root });
    const wanted = [{ study: EXAM.uid, series: seriesUid(EXAM, 1), images: SLICES }];
    const transfer = new Transfer(session, wanted, () => {}, [0, 0, 0]);
    await transfer.run(new AbortController().signal);
    expect(line.cuts()).toBe(CUTS);
    const came = await Promise.all(
      transfer.files().map(async (file) => hashOf(new Uint8Array(await file.arrayBuffer()))),
    );
    expect(came).toEqual(files.map(hashOf));
    expect(transfer.withheld).toBe(0);
    await line.stop();
  }, 120_000);
});
