"use strict";module.exports={"remedy/edits"(_,c,g,A){let v;const k=()=>v??=c("remedy/fix-list");let T;const x=()=>T??=c("remedy/rewri\
te-command");let p;const y=()=>p??=c("remedy/script-store");let O;const S=()=>O??=c("remedy/suggestions/index");g(_,{editOf:()=>e,
withEdit:()=>o,withEdits:()=>s});const r=16*1024,E=new Set(["checks-syntax-only","npm-script-missing","only-prints","tar\
get-missing","test-pattern-empty","workspace-missing"]);async function s(t,d,l){if(t.every(({verdict:m})=>m==="allow"))return t;
const a=t.map(({reading:m})=>m.command),h=new(y()).ScriptStore(d),u=l?await(0,k().fixList)(a,h):[];return Promise.all(t.
map(async(m,w)=>{const{command:N}=m.reading;if(m.verdict==="allow"||N.length>r)return m;const b=u[w];return b?.kind==="f\
ixed"?i(m,e(N,b,h),h.judge):n(m,d)}))}async function o(t,d){const[l=t]=await s([t],d,!1);return l}function e(t,{commands:d,
scripts:l},a){const h=l.flatMap(u=>{const m=a.textOf(u);return m===void 0?[]:[{path:u,text:m}]});return{old:t,new:d,...h.
length>0&&{files:h},fix:!0}}async function n(t,d){const{command:l}=t.reading,a=new(y()).ScriptStore(d),h=await(0,x().rewriteCommand)(
l,a,{rewrites:S().SUGGESTIONS,accepts:({findings:u})=>!u.some(({rule:m})=>E.has(m))});return h.kind!=="fixed"?t:i(t,{...e(
l,h,a),fix:!1},a.judge)}async function i(t,d,l){const{findings:a,verdict:h}=t,u=await Promise.all(d.new.map(f=>l.command(
f)));if(u.some(f=>f.verdict==="block"))return t;const m=new Set(a.map(({rule:f})=>f)),w=u.flatMap(f=>f.findings).flatMap(
({rule:f,severity:L})=>L==="notice"?[]:f),N=w.some(f=>!m.has(f));if(h==="warn"&&N)return t;const b=({rule:f,severity:L})=>h===
"block"?L==="error":!w.includes(f),C=a.find(b);return C===void 0?t:{...t,findings:a.map(f=>f===C?{...f,edit:d}:f)}}},"re\
medy/fix-list"(_,c,g,A){let v;const k=()=>v??=c("remedy/reason");let T;const x=()=>T??=c("remedy/rewrite-command");g(_,{
fixList:()=>y});const p=16*1024;async function y(r,E){const s=[];for(const e of r){const n=typeof e=="string"&&e.length<=
p;s.push(n?await(0,x().rewriteCommand)(e,E):{kind:"fine"})}return s.some(S)&&(await Promise.all(s.map(async(e,n)=>{if(e.
kind==="fixed")return!0;if(e.kind==="left")return!1;const{findings:i,verdict:t}=await E.judge.command(r[n]);return t!=="\
block"&&!i.some(({rule:d})=>d==="only-prints")}))).includes(!0)?s.map(e=>S(e)?O:e):s}const O={kind:"fixed",commands:[],steps:[
"command that only prints removed"],scripts:[]};function S(r){return r.kind==="left"&&r.reason.id===k().CANNOT_FAIL}},"r\
emedy/reason"(_,c,g,A){let v;const k=()=>v??=c("rules/catalogue");let T;const x=()=>T??=c("rules/finding");g(_,{CANNOT_FAIL:()=>y,
reasonOf:()=>S,reasons:()=>O});const p="Write a script by hand and run it with `node`.",y="vacuous-code",O={cannotFail:()=>({
id:y,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene b\
reaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",message:"The code is not JavaScript\
 that all supported versions of Node can run.",remedy:"Move the code into a script, correct it there, and run it with `n\
ode`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node reject the code; newer ones run it as a\
n ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),codeChangedByShell:()=>({id:"code-\
changed-by-shell",message:"A shell would change the code before `node` gets it, or it contains hidden characters.",remedy:p}),
severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` without code, or more than once.",remedy:p}),
otherFlag:r=>({id:"flag-beside-code",message:`\`${r}\` changes how \`node\` runs the code.`,remedy:p}),onlyUnderEval:r=>({
id:"only-under-eval",message:`The code uses \`${r}\`, which has another meaning in a script.`,remedy:p}),printsStatement:()=>({
id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",remedy:p}),noPlace:r=>({
id:"no-place-for-script",message:`Scripts cannot be added to \`${r}\`: the path is not an ordinary directory.`,remedy:`M\
ake \`${r}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the \
next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the \
script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:p}),appendOnly:()=>({
id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function S(r){return{id:r.rule,title:(0,k().ruleOf)(
r.rule)?.title,...(0,x().describe)(r)}}},"remedy/rewrite-command"(_,c,g,A){let v;const k=()=>v??=c("remedy/reason");let T;
const x=()=>T??=c("remedy/rewrites/index");g(_,{rewriteCommand:()=>O});const p=6,y=200;async function O(s,o,e={}){return new S(
o,e).rewrite(s,p)}class S{#t;#n;#e;#i=y;constructor(o,{rewrites:e=x().REWRITES,accepts:n=()=>!0}){this.#t=o,this.#n=e,this.#e=
n}async rewrite(o,e){this.#i-=1;const n=await this.#t.judge.command(o),{reading:i,verdict:t,findings:d}=n;if(t==="allow")
return{kind:"fine"};let l,a;for(const m of e>0&&this.#i>0?this.#n:[]){const w=await m(i,this.#t);if(w===void 0)continue;
if("reason"in w){l??=w.reason;continue}const N=await this.#r(w.commands,e-1),b=E(w,N);if(b.kind==="left")l??=b.reason;else{
if(await this.#s(b))return b;a??=b}}if(a!==void 0)return a;const[h]=d,u=e===p||this.#e(n);return h===void 0||t==="warn"&&
u?{kind:"fine"}:{kind:"left",reason:l??(0,k().reasonOf)(h)}}async#r(o,e){const n=[];for(const i of o){if(n.some(r)||this.#i<=
0)break;n.push(await this.rewrite(i,e))}return n}async#s({commands:o}){return(await Promise.all(o.map(n=>this.#t.judge.command(
n)))).every(({profiles:n})=>n.validator.verdict!=="block")}}function r(s){return s.kind==="left"&&s.reason.id!==k().CANNOT_FAIL}
function E(s,o){const e=o.find(r);if(e!==void 0)return e;const n=o.flatMap((t,d)=>{if(t.kind==="left")return[];const l=s.
commands[d]??"";return t.kind==="fixed"?[t]:[{commands:[l],steps:[],scripts:[]}]}),i=o.find(t=>t.kind==="left");return n.
length===0||o.length<s.commands.length?i??{kind:"left",reason:k().reasons.tooLong()}:{kind:"fixed",commands:n.flatMap(({
commands:t})=>t),steps:[s.step,...i===void 0?[]:["command that only prints removed"],...n.flatMap(({steps:t})=>t)],scripts:[
...s.scripts??[],...n.flatMap(({scripts:t})=>t)]}}},"remedy/script"(_,c,g,A){g(_,{SCRIPT_FOLDER:()=>v});const v="scripts\
/validate"},"remedy/script-store"(_,c,g,A){let v;const k=()=>v??=c("node:crypto");let T;const x=()=>T??=c("repo/entry-in\
dex");let p;const y=()=>p??=c("repo/literal-tree");let O;const S=()=>O??=c("remedy/script");g(_,{ScriptStore:()=>E});const r=[
8,16,64];class E{#t;#n;#e=new Map;#i=(0,y().literalTree)({});constructor(e){this.#t=e.terms.tree,this.#n=e}textOf(e){return this.#e.
get(e)}async place({name:e,text:n,extension:i}){const t=this.#t;if(t===void 0)return;const d=(0,k().createHash)("sha256").
update(n).digest("hex");for(const l of r){const a=`${S().SCRIPT_FOLDER}/${e}-${d.slice(0,l)}.${i}`;if(!(0,x().foldersAbove)(
a).every(w=>(t.stat(w)?.kind??"directory")==="directory"))return;const u=t.stat(a);if(u===void 0)return this.#r(a,n);if((u.
kind==="file"||u.kind==="executable")&&u.tracked&&(await t.read(a)).equals(Buffer.from(n)))return a}}#r(e,n){return this.#e.
has(e)||(this.#e.set(e,n),this.#i=(0,y().literalTree)(Object.fromEntries(this.#e)),this.#n=this.#n.with({tree:this.tree})),
e}get judge(){return this.#n}get tree(){const[e,n]=[this.#t,this.#i];return this.#e.size===0||e===void 0?e:{label:e.label,
stat:i=>e.stat(i)??n.stat(i),readlink:i=>e.readlink(i),read:i=>(this.#e.has(i)?n:e).read(i),list:i=>s(e.list(i),n.list(i)),
files:()=>s([...e.files()],[...n.files()])}}}function s(o,e){const n=new Set(o.map(({path:i})=>i));return[...o,...e.filter(
({path:i})=>!n.has(i))].sort(x().byEntryPath)}}};
