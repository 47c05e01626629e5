/** Each file of the page that has a hash in its name once more in Brotli, as small as it gets: a server could not pack so hard. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Below this it is not worth a file. */
const SMALL = 1000;

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    writeBundle(options, bundle) {
      for (const part of Object.values(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(part.fileName)) continue;
        const plain = Buffer.from(part.type === "chunk" ? part.code : part.source);
        if (plain.length < SMALL) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(resolve(options.dir!, `${part.fileName}.br`), brotliCompressSync(plain, { params }));
      }
    },
  };
}
