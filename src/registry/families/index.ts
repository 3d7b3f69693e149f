import type { FamilyInput } from '../family.ts';
import { aptGet } from './apt-get.ts';
import { awk } from './awk.ts';
import { cat } from './cat.ts';
import { cd } from './cd.ts';
import { chmod } from './chmod.ts';
import { chown } from './chown.ts';
import { clear } from './clear.ts';
import { cp } from './cp.ts';
import { curl } from './curl.ts';
import { cut } from './cut.ts';
import { df } from './df.ts';
import { diff } from './diff.ts';
import { dig } from './dig.ts';
import { du } from './du.ts';
import { file } from './file.ts';
import { find } from './find.ts';
import { free } from './free.ts';
import { git } from './git.ts';
import { grep } from './grep.ts';
import { head } from './head.ts';
import { id } from './id.ts';
import { ls } from './ls.ts';
import { lsof } from './lsof.ts';
import { man } from './man.ts';
import { mkdir } from './mkdir.ts';
import { mv } from './mv.ts';
import { nslookup } from './nslookup.ts';
import { open } from './open.ts';
import { patch } from './patch.ts';
import { pgrep } from './pgrep.ts';
import { ping } from './ping.ts';
import { pip } from './pip.ts';
import { pip3 } from './pip3.ts';
import { ps } from './ps.ts';
import { pwd } from './pwd.ts';
import { python3 } from './python3.ts';
import { rm } from './rm.ts';
import { sed } from './sed.ts';
import { sort } from './sort.ts';
import { stat } from './stat.ts';
import { sudo } from './sudo.ts';
import { tail } from './tail.ts';
import { tar } from './tar.ts';
import { tee } from './tee.ts';
import { touch } from './touch.ts';
import { tr } from './tr.ts';
import { uname } from './uname.ts';
import { uniq } from './uniq.ts';
import { unzip } from './unzip.ts';
import { wc } from './wc.ts';
import { which } from './which.ts';
import { whoami } from './whoami.ts';
import { zip } from './zip.ts';

/** Every built-in family; one file each. */
export const FAMILIES: readonly FamilyInput[] = [
  aptGet,
  awk,
  cat,
  cd,
  chmod,
  chown,
  clear,
  cp,
  curl,
  cut,
  df,
  diff,
  dig,
  du,
  file,
  find,
  free,
  git,
  grep,
  head,
  id,
  ls,
  lsof,
  man,
  mkdir,
  mv,
  nslookup,
  open,
  patch,
  pgrep,
  ping,
  pip,
  pip3,
  ps,
  pwd,
  python3,
  rm,
  sed,
  sort,
  stat,
  sudo,
  tail,
  tar,
  tee,
  touch,
  tr,
  uname,
  uniq,
  unzip,
  wc,
  which,
  whoami,
  zip,
];
