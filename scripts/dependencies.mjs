// Is everything installed that the repository asks for? Only Node's own modules: on a fresh clone nothing else exists yet.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ workspaces?: string[], dependencies?: Versions, devDependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions }} PackageFile */
/** @typedef {PackageFile & { version?: string, integrity?: string, resolved?: string, optional?: boolean, link?: boolean }} Locked */
/** @typedef {Record<string, Locked>} Packages by the folder they lie in */

const WISHES = /** @type {const} */ (["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]);

/**
 * The folders of the repository that have a package of their own, the repository itself first.
 * @param {string} root
 */
export function packageFolders(root) {
  const { workspaces = [] } = packageFile(root, "");
  return ["", ...workspaces];
}

/**
 * What a folder's package.json says.
 * @param {string} root
 * @param {string} folder
 * @returns {PackageFile}
 */
export function packageFile(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}

/**
 * Whether exactly the locked dependencies are installed, by whatever command: npm notes at the end of every installation
 * what it has put where.
 * @param {string} root
 */
export function areInstalled(root) {
  const note = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(note)) return false;
  const locked = packagesIn(join(root, "package-lock.json"));
  return isLockOf(root, locked) && isInstallationOf(locked, packagesIn(note));
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Whether the lock was made for what the packages of the repository ask for now.
 * @param {string} root
 * @param {Packages} locked
 */
function isLockOf(root, locked) {
  return packageFolders(root).every((folder) => {
    const asked = packageFile(root, folder);
    const noted = locked[folder] ?? {};
    return WISHES.every((wish) => isDeepStrictEqual(asked[wish] ?? {}, noted[wish] ?? {}));
  });
}

/**
 * Whether all that is locked is there in its version and nothing else is; what is optional may be missing, and a link to a
 * package of ours that is gone does no harm.
 * @param {Packages} locked
 * @param {Packages} installed
 */
function isInstallationOf(locked, installed) {
  const isThere = foreign(locked).every(([folder, wanted]) => {
    const found = installed[folder];
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity && found.link === wanted.link;
  });
  return isThere && foreign(installed).every(([folder, { link }]) => link || locked[folder] !== undefined);
}

/**
 * What does not lie in the repository itself, but is put there.
 * @param {Packages} packages
 */
function foreign(packages) {
  return Object.entries(packages).filter(([folder]) => folder.includes("node_modules/"));
}
