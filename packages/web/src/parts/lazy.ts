import { type ComponentChildren, createElement, type FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The values of the promises that `loadOnce` made, so that a component mounted later has them at once. */
const loaded = new WeakMap<Promise<unknown>, unknown>();

/** Loads once for each key. A failed load is forgotten, so that the next call tries again. */
export function loadOnce<T, Key extends readonly string[]>(
  load: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const promises = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join(" ");
    const before = promises.get(name);
    if (before !== undefined) return before;
    const promise = load(...key);
    promises.set(name, promise);
    promise.then(
      (value) => loaded.set(promise, value),
      () => promises.delete(name),
    );
    return promise;
  };
}

/**
 * The value of the promise, at once if it has resolved before. Until then the value of the previous promise, or null.
 */
export function useLoaded<T>(promise: Promise<T> | null): T | null {
  const there = promise === null ? undefined : (loaded.get(promise) as T | undefined);
  const [value, setValue] = useState<T | null>(() => there ?? null);
  useEffect(() => {
    let isWanted = true;
    promise?.then(
      // A plain function would be taken for an update of the state.
      (value) => isWanted && setValue(() => value),
      // Without a connection it cannot load. The next mount tries again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [promise]);
  return promise === null ? null : (there ?? value);
}

/** A component whose script is loaded when it is first drawn, or earlier by `preload`. */
export interface Lazy<Props> extends FunctionComponent<Props> {
  preload(this: void): Promise<unknown>;
  isLoaded(this: void): boolean;
}

type PropsOf<Component> = Component extends () => unknown
  ? object
  : Component extends (props: infer Props) => unknown
    ? Props
    : never;

type Exporting<Name extends string> = Readonly<Record<Name, (props: never) => unknown>>;

/**
 * `lazy(() => import("./dialog.tsx"), "Dialog")` is drawn like `Dialog` itself. Until its script is there, `waiting` is
 * drawn, or nothing.
 */
export function lazy<Name extends string, Module extends Exporting<Name>>(
  load: () => Promise<Module>,
  name: Name,
  waiting?: () => ComponentChildren,
): Lazy<PropsOf<Module[Name]>>;
export function lazy<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
  waiting: () => ComponentChildren = () => null,
): Lazy<Props> {
  const preload = loadOnce(load);
  const Component = (props: Props) => {
    const module = useLoaded(preload());
    return module === null ? waiting() : createElement(module[name], props);
  };
  return Object.assign(Component, { preload, isLoaded: () => loaded.has(preload()) });
}

/** Like `lazy`, for a page: until its script is loaded, the router keeps the previous page. */
export function lazyPage<Name extends string, Module extends Exporting<Name>>(
  load: () => Promise<Module>,
  name: Name,
): Lazy<PropsOf<Module[Name]>> {
  const Page = lazy(load, name);
  const Suspending = (props: PropsOf<Module[Name]>) => {
    const [, redraw] = useState(false);
    if (Page.isLoaded()) return createElement(Page, props);
    const loading = Page.preload();
    loading.then(() => redraw(true)).catch(() => {});
    // oxlint-disable-next-line typescript/only-throw-error -- this is how a component tells the router to wait
    throw loading;
  };
  return Object.assign(Suspending, { preload: Page.preload, isLoaded: Page.isLoaded });
}
