import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrthanc } from './engines.ts';
import { freePort } from './product.ts';

/** A PACS that answers DICOMweb. */
export interface Orthanc {
  /** Its DICOMweb root. */
  root: string;
  /** Stores DICOM files. */
  store(files: readonly Uint8Array<ArrayBuffer>[]): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has Orthanc with its DICOMweb plugin. */
export const hasOrthanc = findOrthanc() !== undefined;

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/system`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts Debian's Orthanc, empty, with a folder of its own that goes with it. */
export async function startOrthanc(): Promise<Orthanc> {
  const found = findOrthanc();
  if (!found || !existsSync(found.plugin)) throw new Error('Orthanc is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-orthanc-'));
  const port = await freePort();
  const settings = {
    StorageDirectory: folder,
    IndexDirectory: folder,
    HttpPort: port,
    DicomServerEnabled: false,
    AuthenticationEnabled: false,
    Plugins: [found.plugin],
    DicomWeb: { Enable: true, Root: '/dicom-web/' },
  };
  const path = join(folder, 'orthanc.json');
  await writeFile(path, JSON.stringify(settings));
  const child = spawn(found.program, [path], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await isUp(origin))) await new Promise((wake) => setTimeout(wake, 50));
  if (child.exitCode !== null) throw new Error(`Orthanc ended with ${child.exitCode}`);
  return {
    root: `${origin}/dicom-web`,
    async store(files) {
      for (const body of files) {
        const answer = await fetch(`${origin}/instances`, { method: 'POST', body });
        if (!answer.ok) throw new Error(`Orthanc refused a file: ${answer.status}`);
        await answer.arrayBuffer();
      }
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
