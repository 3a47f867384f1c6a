import { acquisitionAttribute } from '../attributes/acquisition-allow-list.ts';
import type { DataSet } from '../data-set.ts';
import { privateElement } from '../private-element.ts';
import { bytesOf, textOf } from '../values.ts';
import { assignedNumber, csaTexts } from './csa-header.ts';

type Sources = readonly DataSet[];

const MR = 'SIEMENS MR HEADER';
const CSA = 'SIEMENS CSA HEADER';
/** Names of the protocol in newer and older console software. */
const PROTOCOLS = ['MrPhoenixProtocol', 'MrProtocol'];
/** Modes of parallel imaging (`PATSelMode` of Siemens' `SeqDefines.h`): none, GRAPPA, mSENSE. */
const [NONE, GRAPPA, SENSE] = [1, 2, 4];

/** The values used from a file's CSA headers; nothing else in them is read. */
export interface SiemensProtocol {
  bValue?: number | undefined;
  /** Planned duration of all measurements, in seconds. */
  seconds?: number | undefined;
  inPlane?: number | undefined;
  outOfPlane?: number | undefined;
  technique?: 'GRAPPA' | undefined;
  /** Whether its parallel-imaging mode is unknown. */
  isUnknownMode?: boolean;
}

/** A text in Siemens' private elements; '' if missing. */
export function siemensText(sources: Sources, keyword: string): string {
  const found = privateElement(sources, acquisitionAttribute(keyword).tag, MR);
  return (found && textOf(found.source, found.tag)?.trim()) ?? '';
}

const HEADERS = ['SiemensCsaImageHeader', 'SiemensCsaSeriesHeader'] as const;

const headerIn = (sources: Sources, keyword: (typeof HEADERS)[number]) =>
  privateElement(sources, acquisitionAttribute(keyword).tag, CSA);

function headerTexts(file: DataSet, keyword: (typeof HEADERS)[number], names: readonly string[]) {
  const element = file.elements.get(headerIn([file], keyword)?.tag ?? 0);
  return csaTexts(element ? bytesOf(file, element) : new Uint8Array(), names);
}

const read = new WeakMap<DataSet, SiemensProtocol>();

/** The values of the CSA headers, which apply to the whole file and are read once per file. */
export function siemensProtocol(sources: Sources): SiemensProtocol {
  const file = HEADERS.map((keyword) => headerIn(sources, keyword)?.source).find(
    (each) => each !== undefined,
  );
  const known = file && read.get(file);
  if (known || !file) return known ?? {};
  const protocol = readProtocol(file);
  read.set(file, protocol);
  return protocol;
}

function readProtocol(file: DataSet): SiemensProtocol {
  const image = headerTexts(file, 'SiemensCsaImageHeader', ['B_value']).get('B_value') ?? '';
  const series = headerTexts(file, 'SiemensCsaSeriesHeader', PROTOCOLS);
  const protocol = PROTOCOLS.map((name) => series.get(name)).find((text) => text !== undefined) ?? '';
  const mode = assignedNumber(protocol, 'sPat.ucPATMode');
  const isUnknownMode = mode !== undefined && mode !== NONE && mode !== GRAPPA && mode !== SENSE;
  const factorOf = (name: string) => {
    if (mode === NONE) return 1;
    return isUnknownMode ? undefined : assignedNumber(protocol, name);
  };
  return {
    bValue: /^\d{1,5}(?:\.\d+)?$/.test(image) ? Number(image) : undefined,
    seconds: assignedNumber(protocol, 'lTotalScanTimeSec'),
    inPlane: factorOf('sPat.lAccelFactPE'),
    outOfPlane: factorOf('sPat.lAccelFact3D'),
    technique: mode === GRAPPA ? 'GRAPPA' : undefined,
    isUnknownMode,
  };
}
