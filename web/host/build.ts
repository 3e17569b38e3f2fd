declare const CARAVEL_BUILD: string | undefined;

/** The name of this build: a fingerprint of the code that plays and keeps tables. */
export const BUILD: string = typeof CARAVEL_BUILD === "string" ? CARAVEL_BUILD : "unbuilt";
