import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';

interface LoadedProps<Props> {
  /** Imports the component's code. */
  load(): Promise<ComponentType<Props>>;
  /** Called after the page has reported that the code cannot be loaded. */
  giveUp(): void;
  /** Shown until the component is loaded. */
  waiting?: ReactNode;
  props: Props;
}

/** Renders a component that is rarely needed, and loads its code at that moment. */
export function Loaded<Props extends object>({ load, giveUp, waiting = null, props }: LoadedProps<Props>) {
  const Component = useLoaded(true, load, giveUp);
  return Component ? <Component {...props} /> : waiting;
}
