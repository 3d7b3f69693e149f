//# remedy/edits
(function(u,a,v,T){let h;const k=()=>h??=a("remedy/fix-list");let E;const O=()=>E??=a("remedy/rewrite-command");let g;const _=()=>g??=
a("remedy/script-store");let N;const b=()=>N??=a("remedy/suggestions/index");v(u,{editOf:()=>p,withEdit:()=>M,withEdits:()=>x});
const G=16*1024,L=new Set(["checks-syntax-only","npm-script-missing","only-prints","target-missing","test-pattern-empty",
"workspace-missing"]);async function x(t,o,e){if(t.every(({verdict:n})=>n==="allow"))return t;const r=t.map(({reading:n})=>n.
command),s=new(_()).ScriptStore(o),c=e?await(0,k().fixList)(r,s):[];return Promise.all(t.map(async(n,l)=>{const{command:m}=n.
reading;if(n.verdict==="allow"||m.length>G)return n;const d=c[l];return d?.kind==="fixed"?y(n,p(m,d,s),s.judge):P(n,o)}))}
async function M(t,o){const[e=t]=await x([t],o,!1);return e}function p(t,{commands:o,scripts:e},r){const s=e.flatMap(c=>{
const n=r.textOf(c);return n===void 0?[]:[{path:c,text:n}]});return{old:t,new:o,...s.length>0&&{files:s},fix:!0}}async function P(t,o){
const{command:e}=t.reading,r=new(_()).ScriptStore(o),s=await(0,O().rewriteCommand)(e,r,{rewrites:b().SUGGESTIONS,accepts:({
findings:c})=>!c.some(({rule:n})=>L.has(n))});return s.kind!=="fixed"?t:y(t,{...p(e,s,r),fix:!1},r.judge)}async function y(t,o,e){
const{findings:r,verdict:s}=t,c=await Promise.all(o.new.map(i=>e.command(i)));if(c.some(i=>i.verdict==="block"))return t;
const n=new Set(r.map(({rule:i})=>i)),l=c.flatMap(i=>i.findings).flatMap(({rule:i,severity:w})=>w==="notice"?[]:i),m=l.some(
i=>!n.has(i));if(s==="warn"&&m)return t;const d=({rule:i,severity:w})=>s==="block"?w==="error":!l.includes(i),S=r.find(d);
return S===void 0?t:{...t,findings:r.map(i=>i===S?{...i,edit:o}:i)}}});
//# remedy/fix-list
(function(w,m,h,N){let _;const k=()=>_??=m("remedy/reason");let y;const E=()=>y??=m("remedy/rewrite-command");h(w,{fixList:()=>g,
withoutRepeats:()=>d});const R=16*1024;async function g(n,e){const o=[];for(const r of n){const t=typeof r=="string"&&r.
length<=R;o.push(t?await(0,E().rewriteCommand)(r,e):{kind:"fine"})}return d(n,await v(n,o,e))}async function v(n,e,o){return e.
some(l)&&(await Promise.all(e.map(async(t,i)=>{if(t.kind==="fixed")return!0;if(t.kind==="left")return!1;const{findings:c,
verdict:a}=await o.judge.command(n[i]);return a!=="block"&&!c.some(({rule:s})=>s==="only-prints")}))).includes(!0)?e.map(
t=>l(t)?L:t):e}function d(n,e){const o=new Set,r=new Set;return e.map((t,i)=>{const c=n[i];if(t.kind!=="fixed")return o.
add(c),r.has(c)?u:t;const a=t.commands.filter(s=>!o.has(s)&&o.add(s));for(const s of a)r.add(s);return a.length===t.commands.
length?t:{...t,commands:a,steps:[...t.steps,...u.steps]}})}const L=p("command that only prints removed"),u=p("repeated c\
ommand removed");function p(n){return{kind:"fixed",commands:[],steps:[n],scripts:[]}}function l(n){return n.kind==="left"&&
n.reason.id===k().CANNOT_FAIL}});
//# remedy/reason
(function(a,n,r,l){let s;const i=()=>s??=n("rules/catalogue");let d;const c=()=>d??=n("rules/finding");r(a,{CANNOT_FAIL:()=>o,
reasonOf:()=>m,reasons:()=>h});const t="Write a script by hand and run it with `node`.",o="vacuous-code",h={cannotFail:()=>({
id:o,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write a script that fails if the gene b\
reaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",message:"The code is not JavaScript\
 that all supported versions of Node can run.",remedy:"Move the code into a script, correct it there, and run it with `n\
ode`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node reject the code; newer ones run it as a\
n ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),codeChangedByShell:()=>({id:"code-\
changed-by-shell",message:"A shell would change the code before `node` gets it, or it contains hidden characters.",remedy:t}),
severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` without code, or more than once.",remedy:t}),
otherFlag:e=>({id:"flag-beside-code",message:`\`${e}\` changes how \`node\` runs the code.`,remedy:t}),onlyUnderEval:e=>({
id:"only-under-eval",message:`The code uses \`${e}\`, which has another meaning in a script.`,remedy:t}),printsStatement:()=>({
id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",remedy:t}),noPlace:e=>({
id:"no-place-for-script",message:`Scripts cannot be added to \`${e}\`: the path is not an ordinary directory.`,remedy:`M\
ake \`${e}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the \
next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the \
script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:t}),appendOnly:()=>({
id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function m(e){return{id:e.rule,title:(0,i().ruleOf)(
e.rule)?.title,...(0,c().describe)(e)}}});
//# remedy/rewrite-command
(function(p,l,g,T){let v;const d=()=>v??=l("remedy/reason");let y;const _=()=>y??=l("remedy/rewrites/index");g(p,{rewriteCommand:()=>j});
const h=6,M=200;async function j(s,n,i={}){return new x(n,i).rewrite(s,h)}class x{#t;#e;#i;#n=M;constructor(n,{rewrites:i=_().
REWRITES,accepts:t=()=>!0}){this.#t=n,this.#e=i,this.#i=t}async rewrite(n,i){this.#n-=1;const t=await this.#t.judge.command(
n),{reading:o,verdict:e,findings:m}=t;if(e==="allow")return{kind:"fine"};let r,u;for(const E of i>0&&this.#n>0?this.#e:[]){
const a=await E(o,this.#t);if(a===void 0)continue;if("reason"in a){r??=a.reason;continue}const S=await this.#s(a.commands,
i-1),c=A(a,S);if(c.kind==="left")r??=c.reason;else{if(await this.#o(c))return c;u??=c}}if(u!==void 0)return u;const[k]=m,
b=i===h||this.#i(t);return k===void 0||e==="warn"&&b?{kind:"fine"}:{kind:"left",reason:r??(0,d().reasonOf)(k)}}async#s(n,i){
const t=[];for(const o of n){if(t.some(w)||this.#n<=0)break;t.push(await this.rewrite(o,i))}return t}async#o({commands:n}){
return(await Promise.all(n.map(t=>this.#t.judge.command(t)))).every(({profiles:t})=>t.validator.verdict!=="block")}}function w(s){
return s.kind==="left"&&s.reason.id!==d().CANNOT_FAIL}function A(s,n){const i=n.find(w);if(i!==void 0)return i;const t=n.
flatMap((e,m)=>{if(e.kind==="left")return[];const r=s.commands[m]??"";return e.kind==="fixed"?[e]:[{commands:[r],steps:[],
scripts:[]}]}),o=n.find(e=>e.kind==="left");return t.length===0||n.length<s.commands.length?o??{kind:"left",reason:d().reasons.
tooLong()}:{kind:"fixed",commands:t.flatMap(({commands:e})=>e),steps:[s.step,...o===void 0?[]:["command that only prints\
 removed"],...t.flatMap(({steps:e})=>e)],scripts:[...s.scripts??[],...t.flatMap(({scripts:e})=>e)]}}});
//# remedy/script
(function(e,R,i,c){i(e,{SCRIPT_FOLDER:()=>t});const t="scripts/validate"});
//# remedy/script-store
(function(a,o,h,$){let l;const p=()=>l??=o("node:crypto");let u;const _=()=>u??=o("node:path");let m;const d=()=>m??=o(
"repo/entry-index");let g;const y=()=>g??=o("repo/tree");let v;const b=()=>v??=o("remedy/script");h(a,{ScriptStore:()=>w});
const k=[16,64];class w{#e;#i;#t=new Map;#r=new Map;#s=new Map;constructor(t){this.#e=t.terms.tree,this.#i=t}textOf(t){return this.#t.
get(t)}async place({name:t,text:i,extension:e}){const r=this.#e;if(r===void 0)return;const n=(0,p().createHash)("sha256").
update(i).digest("hex");for(const F of k){const s=`${b().SCRIPT_FOLDER}/${t}-${n.slice(0,F)}.${e}`;if(!(0,d().foldersAbove)(
s).every(S=>(r.stat(S)?.kind??"directory")==="directory"))return;const c=r.stat(s);if(c===void 0){if(this.add(s,i))return s;
continue}if((0,y().isRegular)(c.kind)&&c.tracked&&(await r.read(s)).equals(Buffer.from(i)))return s}}add(t,i){const e=this.#t.
get(t);if(e!==void 0)return e===i;this.#t.set(t,i),this.#o({path:t,kind:"file",size:Buffer.byteLength(i),tracked:!0});for(const r of(0,d().
foldersAbove)(t))this.#o({path:r,kind:"directory",tracked:!0});return this.#i=this.#i.with({tree:this.tree}),!0}#o(t){const{
path:i}=t;if(this.#r.has(i)||this.#e?.stat(i)!==void 0)return;this.#r.set(i,t);const e=_().posix.dirname(i).replace(/^\.$/,
""),r=this.#s.get(e);r?r.push(t):this.#s.set(e,[t])}get judge(){return this.#i}get tree(){const t=this.#e;if(this.#t.size===
0||t===void 0)return t;const i=(e,r=[])=>[...e,...r].sort(d().byEntryPath);return{label:t.label,original:t,stat:e=>t.stat(
e)??this.#r.get(e),readlink:e=>t.readlink(e),read:async(e,r)=>{const n=this.#t.get(e);return n===void 0?t.read(e,r):Buffer.
from(n)},list:e=>i(t.list(e),this.#s.get(e)),files:()=>i(t.files(),[...this.#r.values()].filter(({kind:e})=>e==="file"))}}}});
