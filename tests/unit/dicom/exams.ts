import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Proposal, proposalsOf, rowOf } from '#islands/protocol-editor/dicom/proposals.ts';
import { type AcquisitionFile, inspectAcquisition } from '#lib/dicom/acquisition/inspect-acquisition.ts';
import { acquisitionsOf } from '#lib/dicom/acquisition/read-acquisition.ts';
import { readHeader } from '#lib/dicom/acquisition/read-header.ts';
import { type Attribute, text, writeDicom } from './write-dicom.ts';

/** Reads a file's bytes, as the worker does. */
export const readBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<AcquisitionFile> =>
  inspectAcquisition(await readHeader(new Blob([bytes])));

/** The proposals from the files of an exam. */
export async function proposed(files: readonly Uint8Array<ArrayBuffer>[]): Promise<Proposal[]> {
  return proposalsOf(acquisitionsOf(await Promise.all(files.map(readBytes))), 2026);
}

/** Rows of an exam with everything that is proposed. */
export async function rowsOfFiles(files: readonly Uint8Array<ArrayBuffer>[]) {
  return (await proposed(files)).map((proposal) => rowOf(proposal, { without: new Set(), useLabel: false }));
}

/** Files below a folder, in order. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesUnder(path) : path.endsWith('.dcm') ? [path] : [];
    });
}

export const bytesAt = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

let made = 0;

/** An image without pixels worth naming; `changes` are its attributes. */
export function image(modality: string, changes: Attribute[] = []): Uint8Array<ArrayBuffer> {
  made += 1;
  const base: Attribute[] = [
    text(0x00080018, 'UI', `1.2.3.${made}`),
    text(0x00080060, 'CS', modality),
    text(0x0020000d, 'UI', '1.2.826.1'),
    text(0x0020000e, 'UI', '1.2.826.1.1'),
    { tag: 0x00280010, vr: 'US', value: [64] },
    { tag: 0x00280011, vr: 'US', value: [64] },
    { tag: 0x7fe00010, vr: 'OW', value: new Uint8Array(8) },
  ];
  const changed = new Set(changes.map(({ tag }) => tag));
  return writeDicom([...base.filter(({ tag }) => !changed.has(tag)), ...changes]);
}

export const ds = (tag: number, value: string): Attribute => text(tag, 'DS', value);
export const cs = (tag: number, value: string): Attribute => text(tag, 'CS', value);
export const fd = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'FD', value });
export const us = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'US', value });
export const sq = (tag: number, ...items: Attribute[][]): Attribute => ({ tag, vr: 'SQ', value: items });
