/** What a command runs, as far as its text says it. */
export interface Target {
  readonly kind: /** A file of the commit. */
    | 'file'
    /** A file in the repository that is not in the commit. */
    | 'missing'
    /** A script of package.json; `text` is what it runs. */
    | 'npm_script'
    | 'package'
    | 'outside'
    | 'inline'
    /** A download that an interpreter runs. */
    | 'download'
    | 'address'
    /** A program of the machine, or one that is installed. */
    | 'program'
    | 'unread';
  /** A path, the name of a package, or the reason why it is not known. */
  readonly name: string;
  /** Of a package: whether it is always the same one. */
  readonly isExact?: boolean;
  readonly text?: string;
}
