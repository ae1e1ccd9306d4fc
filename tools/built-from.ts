import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Collects every module of the repository that a build was made from. The builds of the page and of its workers add to
 * the same set, because the modules of a worker are in no chunk of the page.
 */
export function builtFrom(repository: string, modules: Set<string>): Plugin {
  return {
    name: "roundtable-built-from",
    apply: "build",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const path = relative(repository, id.replace(/\?.*$/s, ""));
        const isOurs = !id.startsWith("\0") && !path.startsWith("..") && !path.includes("node_modules");
        if (isOurs) modules.add(path);
      }
    },
  };
}
