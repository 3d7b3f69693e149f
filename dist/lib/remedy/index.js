"use strict";module.exports={"remedy/edits"(g,m,w,A){let _;const v=()=>_??=m("remedy/fix-list");let S;const T=()=>S??=m("remedy/rewri\
te-command");let u;const p=()=>u??=m("remedy/script-store");let O;const k=()=>O??=m("remedy/suggestions/index");w(g,{editOf:()=>n,
withEdit:()=>e,withEdits:()=>a});const s=16*1024,E=new Set(["checks-syntax-only","npm-script-missing","only-prints","tar\
get-missing","test-pattern-empty","workspace-missing"]);async function a(i,l,o){if(i.every(({verdict:d})=>d==="allow"))return i;
const h=i.map(({reading:d})=>d.command),c=new(p()).ScriptStore(l),y=o?await(0,v().fixList)(h,c):[];return Promise.all(i.
map(async(d,x)=>{const{command:N}=d.reading;if(d.verdict==="allow"||N.length>s)return d;const b=y[x];return b?.kind==="f\
ixed"?r(d,n(N,b,c),c.judge):t(d,l)}))}async function e(i,l){const[o=i]=await a([i],l,!1);return o}function n(i,{commands:l,
scripts:o},h){const c=o.flatMap(y=>{const d=h.textOf(y);return d===void 0?[]:[{path:y,text:d}]});return{old:i,new:l,...c.
length>0&&{files:c},fix:!0}}async function t(i,l){const{command:o}=i.reading,h=new(p()).ScriptStore(l),c=await(0,T().rewriteCommand)(
o,h,{rewrites:k().SUGGESTIONS,accepts:({findings:y})=>!y.some(({rule:d})=>E.has(d))});return c.kind!=="fixed"?i:r(i,{...n(
o,c,h),fix:!1},h.judge)}async function r(i,l,o){const{findings:h,verdict:c}=i,y=await Promise.all(l.new.map(f=>o.command(
f)));if(y.some(f=>f.verdict==="block"))return i;const d=new Set(h.map(({rule:f})=>f)),x=y.flatMap(f=>f.findings).flatMap(
({rule:f,severity:L})=>L==="notice"?[]:f),N=x.some(f=>!d.has(f));if(c==="warn"&&N)return i;const b=({rule:f,severity:L})=>c===
"block"?L==="error":!x.includes(f),M=h.find(b);return M===void 0?i:{...i,findings:h.map(f=>f===M?{...f,edit:l}:f)}}},"re\
medy/fix-list"(g,m,w,A){let _;const v=()=>_??=m("remedy/reason");let S;const T=()=>S??=m("remedy/rewrite-command");w(g,{
fixList:()=>p});const u=16*1024;async function p(s,E){const a=[];for(const n of s){const t=typeof n=="string"&&n.length<=
u;a.push(t?await(0,T().rewriteCommand)(n,E):{kind:"fine"})}return a.some(k)&&(await Promise.all(a.map(async(n,t)=>{if(n.
kind==="fixed")return!0;if(n.kind==="left")return!1;const{findings:r,verdict:i}=await E.judge.command(s[t]);return i!=="\
block"&&!r.some(({rule:l})=>l==="only-prints")}))).includes(!0)?a.map(n=>k(n)?O:n):a}const O={kind:"fixed",commands:[],steps:[
"command that only prints removed"],scripts:[]};function k(s){return s.kind==="left"&&s.reason.id===v().CANNOT_FAIL}},"r\
emedy/reason"(g,m,w,A){let _;const v=()=>_??=m("rules/catalogue");let S;const T=()=>S??=m("rules/finding");w(g,{CANNOT_FAIL:()=>p,
reasonOf:()=>k,reasons:()=>O});const u="Write a script by hand and run it with `node`.",p="vacuous-code",O={cannotFail:()=>({
id:p,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene b\
reaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",message:"The code is not JavaScript\
 that all supported versions of Node can run.",remedy:"Move the code into a script, correct it there, and run it with `n\
ode`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node reject the code; newer ones run it as a\
n ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),codeChangedByShell:()=>({id:"code-\
changed-by-shell",message:"A shell would change the code before `node` gets it, or it contains hidden characters.",remedy:u}),
severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` without code, or more than once.",remedy:u}),
otherFlag:s=>({id:"flag-beside-code",message:`\`${s}\` changes how \`node\` runs the code.`,remedy:u}),onlyUnderEval:s=>({
id:"only-under-eval",message:`The code uses \`${s}\`, which has another meaning in a script.`,remedy:u}),printsStatement:()=>({
id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",remedy:u}),noPlace:s=>({
id:"no-place-for-script",message:`Scripts cannot be added to \`${s}\`: the path is not an ordinary directory.`,remedy:`M\
ake \`${s}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the \
next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the \
script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:u}),appendOnly:()=>({
id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function k(s){return{id:s.rule,title:(0,v().ruleOf)(
s.rule)?.title,...(0,T().describe)(s)}}},"remedy/rewrite-command"(g,m,w,A){let _;const v=()=>_??=m("remedy/reason");let S;
const T=()=>S??=m("remedy/rewrites/index");w(g,{rewriteCommand:()=>O});const u=6,p=200;async function O(a,e,n={}){return new k(
e,n).rewrite(a,u)}class k{#e;#i;#t;#n=p;constructor(e,{rewrites:n=T().REWRITES,accepts:t=()=>!0}){this.#e=e,this.#i=n,this.#t=
t}async rewrite(e,n){this.#n-=1;const t=await this.#e.judge.command(e),{reading:r,verdict:i,findings:l}=t;if(i==="allow")
return{kind:"fine"};let o,h;for(const d of n>0&&this.#n>0?this.#i:[]){const x=await d(r,this.#e);if(x===void 0)continue;
if("reason"in x){o??=x.reason;continue}const N=await this.#s(x.commands,n-1),b=E(x,N);if(b.kind==="left")o??=b.reason;else{
if(await this.#r(b))return b;h??=b}}if(h!==void 0)return h;const[c]=l,y=n===u||this.#t(t);return c===void 0||i==="warn"&&
y?{kind:"fine"}:{kind:"left",reason:o??(0,v().reasonOf)(c)}}async#s(e,n){const t=[];for(const r of e){if(t.some(s)||this.#n<=
0)break;t.push(await this.rewrite(r,n))}return t}async#r({commands:e}){return(await Promise.all(e.map(t=>this.#e.judge.command(
t)))).every(({profiles:t})=>t.validator.verdict!=="block")}}function s(a){return a.kind==="left"&&a.reason.id!==v().CANNOT_FAIL}
function E(a,e){const n=e.find(s);if(n!==void 0)return n;const t=e.flatMap((i,l)=>{if(i.kind==="left")return[];const o=a.
commands[l]??"";return i.kind==="fixed"?[i]:[{commands:[o],steps:[],scripts:[]}]}),r=e.find(i=>i.kind==="left");return t.
length===0||e.length<a.commands.length?r??{kind:"left",reason:v().reasons.tooLong()}:{kind:"fixed",commands:t.flatMap(({
commands:i})=>i),steps:[a.step,...r===void 0?[]:["command that only prints removed"],...t.flatMap(({steps:i})=>i)],scripts:[
...a.scripts??[],...t.flatMap(({scripts:i})=>i)]}}},"remedy/script"(g,m,w,A){w(g,{SCRIPT_FOLDER:()=>_});const _="scripts\
/validate"},"remedy/script-store"(g,m,w,A){let _;const v=()=>_??=m("node:crypto");let S;const T=()=>S??=m("node:path");let u;
const p=()=>u??=m("repo/entry-index");let O;const k=()=>O??=m("remedy/script");w(g,{ScriptStore:()=>E});const s=[8,16,64];
class E{#e;#i;#t=new Map;#n=new Map;#s=new Map;constructor(e){this.#e=e.terms.tree,this.#i=e}textOf(e){return this.#t.get(
e)}async place({name:e,text:n,extension:t}){const r=this.#e;if(r===void 0)return;const i=(0,v().createHash)("sha256").update(
n).digest("hex");for(const l of s){const o=`${k().SCRIPT_FOLDER}/${e}-${i.slice(0,l)}.${t}`;if(!(0,p().foldersAbove)(o).
every(d=>(r.stat(d)?.kind??"directory")==="directory"))return;const c=r.stat(o);if(c===void 0)return this.#r(o,n);if((c.
kind==="file"||c.kind==="executable")&&c.tracked&&(await r.read(o)).equals(Buffer.from(n)))return o}}#r(e,n){if(!this.#t.
has(e)){this.#t.set(e,n),this.#o({path:e,kind:"file",size:Buffer.byteLength(n),tracked:!0});for(const t of(0,p().foldersAbove)(
e))this.#o({path:t,kind:"directory",tracked:!0});this.#i=this.#i.with({tree:this.tree})}return e}#o(e){const{path:n}=e;if(this.#n.
has(n)||this.#e?.stat(n)!==void 0)return;this.#n.set(n,e);const t=T().posix.dirname(n).replace(/^\.$/,""),r=this.#s.get(
t);r?r.push(e):this.#s.set(t,[e])}get judge(){return this.#i}get tree(){const e=this.#e;if(this.#t.size===0||e===void 0)
return e;const n=(t,r=[])=>[...t,...r].sort(p().byEntryPath);return{label:e.label,original:e,stat:t=>e.stat(t)??this.#n.
get(t),readlink:t=>e.readlink(t),read:async(t,r)=>{const i=this.#t.get(t);return i===void 0?e.read(t,r):Buffer.from(i)},
list:t=>n(e.list(t),this.#s.get(t)),files:()=>n(e.files(),[...this.#n.values()].filter(({kind:t})=>t==="file"))}}}}};
