import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

/** Counts the changes to the account that were made from this page. */
const changes = signal(0);

export function accountChanged(): void {
  changes.value++;
}

export interface AccountData<T> {
  /** null until the first answer */
  readonly data: T | null;
  readonly hasFailed: boolean;
}

/** Account data from the server, fetched again after every change. `load` must be the same function every time. */
export function useAccountData<T>(load: () => Promise<T>): AccountData<T> {
  const [state, setState] = useState<AccountData<T>>({ data: null, hasFailed: false });
  const change = changes.value;
  useEffect(() => {
    let isWanted = true;
    load().then(
      (data) => isWanted && setState({ data, hasFailed: false }),
      () => isWanted && setState(({ data }) => ({ data, hasFailed: true })),
    );
    return () => {
      isWanted = false;
    };
  }, [load, change]);
  return state;
}
