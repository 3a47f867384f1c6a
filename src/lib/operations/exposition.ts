/** A value with the labels that distinguish it within its metric. */
export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string>>;
  /** Suffix of the metric's name, in histograms. */
  suffix?: '_bucket' | '_sum' | '_count';
}

/** A metric and its values; one without values is left out. */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly Sample[];
}

/** Media type of the text below. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

function lineOf(name: string, { value, labels = {}, suffix }: Sample): string {
  const told = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix ?? ''}${told.length > 0 ? `{${told.join(',')}}` : ''} ${value}\n`;
}

/** Metrics in the text format of Prometheus, version 0.0.4. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, type, help, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((each) => lineOf(name, each)).join('')}`,
    )
    .join('');
}

/** A metric with one value, or no metric if the value is unknown. */
export function single(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  value: number | null | undefined,
): Metric {
  return { name, type, help, samples: value === null || value === undefined ? [] : [{ value }] };
}
