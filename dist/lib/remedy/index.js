//# remedy/edits
(function(v,G,a){const h=a("remedy/fix-list"),k=a("remedy/rewrite-command"),x=a("remedy/script-store"),E=a("remedy/sugg\
estions/index"),_=16*1024,O=new Set(["checks-syntax-only","npm-script-missing","only-prints","target-missing","test-patt\
ern-empty","workspace-missing"]);async function u(t,r,e){if(t.every(({verdict:n})=>n==="allow"))return t;const o=t.map(({
reading:n})=>n.command),s=new(x()).ScriptStore(r),c=e?await(0,h().fixList)(o,s):[];return Promise.all(t.map(async(n,d)=>{
const{command:m}=n.reading;if(n.verdict==="allow"||m.length>_)return n;const w=c[d];return w?.kind==="fixed"?y(n,l(m,w,s),
s.judge):b(n,r)}))}async function N(t,r){const[e=t]=await u([t],r,!1);return e}function l(t,{commands:r,scripts:e},o){const s=e.
flatMap(c=>{const n=o.textOf(c);return n===void 0?[]:[{path:c,text:n}]});return{old:t,new:r,...s.length>0&&{files:s},fix:!0}}
async function b(t,r){const{command:e}=t.reading,o=new(x()).ScriptStore(r),s=await(0,k().rewriteCommand)(e,o,{rewrites:E().
SUGGESTIONS,accepts:({findings:c})=>!c.some(({rule:n})=>O.has(n))});return s.kind!=="fixed"?t:y(t,{...l(e,s,o),fix:!1},o.
judge)}async function y(t,r,e){const{findings:o,verdict:s}=t,c=await Promise.all(r.new.map(i=>e.command(i)));if(c.some(i=>i.
verdict==="block"))return t;const n=new Set(o.map(({rule:i})=>i)),d=c.flatMap(i=>i.findings).flatMap(({rule:i,severity:p})=>p===
"notice"?[]:i),m=d.some(i=>!n.has(i));if(s==="warn"&&m)return t;const w=({rule:i,severity:p})=>s==="block"?p==="error":!d.
includes(i),S=o.find(w);return S===void 0?t:{...t,findings:o.map(i=>i===S?{...i,edit:r}:i)}}v.exports={editOf:l,withEdit:N,
withEdits:u}});
//# remedy/fix-list
(function(h,_,d){const w=d("remedy/reason"),k=d("remedy/rewrite-command"),E=16*1024;async function R(t,e){const r=[];for(const o of t){
const n=typeof o=="string"&&o.length<=E;r.push(n?await(0,k().rewriteCommand)(o,e):{kind:"fine"})}return m(t,await y(t,r,
e))}async function y(t,e,r){return e.some(l)&&(await Promise.all(e.map(async(n,i)=>{if(n.kind==="fixed")return!0;if(n.kind===
"left")return!1;const{findings:c,verdict:a}=await r.judge.command(t[i]);return a!=="block"&&!c.some(({rule:s})=>s==="onl\
y-prints")}))).includes(!0)?e.map(n=>l(n)?g:n):e}function m(t,e){const r=new Set,o=new Set;return e.map((n,i)=>{const c=t[i];
if(n.kind!=="fixed")return r.add(c),o.has(c)?u:n;const a=n.commands.filter(s=>!r.has(s)&&r.add(s));for(const s of a)o.add(
s);return a.length===n.commands.length?n:{...n,commands:a,steps:[...n.steps,...u.steps]}})}const g=p("command that only \
prints removed"),u=p("repeated command removed");function p(t){return{kind:"fixed",commands:[],steps:[t],scripts:[]}}function l(t){
return t.kind==="left"&&t.reason.id===w().CANNOT_FAIL}h.exports={fixList:R,withoutRepeats:m}});
//# remedy/reason
(function(a,c,n){const r=n("rules/catalogue"),s=n("rules/finding"),t="Write a script by hand and run it with `node`.",o="\
vacuous-code",i={cannotFail:()=>({id:o,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Write\
 a script that fails if the gene breaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",message:"\
The code is not JavaScript that all supported versions of Node can run.",remedy:"Move the code into a script, correct it\
 there, and run it with `node`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node reject the co\
de; newer ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),codeChangedByShell:()=>({
id:"code-changed-by-shell",message:"A shell would change the code before `node` gets it, or it contains hidden character\
s.",remedy:t}),severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` without code, or more than onc\
e.",remedy:t}),otherFlag:e=>({id:"flag-beside-code",message:`\`${e}\` changes how \`node\` runs the code.`,remedy:t}),onlyUnderEval:e=>({
id:"only-under-eval",message:`The code uses \`${e}\`, which has another meaning in a script.`,remedy:t}),printsStatement:()=>({
id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",remedy:t}),noPlace:e=>({
id:"no-place-for-script",message:`Scripts cannot be added to \`${e}\`: the path is not an ordinary directory.`,remedy:`M\
ake \`${e}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has no effect on the \
next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the directory in the \
script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:t}),appendOnly:()=>({
id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"Append a correct event."}),unsureText:()=>({
id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors\
 that the audit reports about the file, and run `gene-gate fix` again."})};function d(e){return{id:e.rule,title:(0,r().ruleOf)(
e.rule)?.title,...(0,s().describe)(e)}}a.exports={CANNOT_FAIL:o,reasonOf:d,reasons:i}});
//# remedy/rewrite-command
(function(g,b,l){const d=l("remedy/reason"),p=l("remedy/rewrites/index"),h=6,v=200;async function y(s,t,i={}){return new x(
t,i).rewrite(s,h)}class x{#n;#e;#i;#t=v;constructor(t,{rewrites:i=p().REWRITES,accepts:n=()=>!0}){this.#n=t,this.#e=i,this.#i=
n}async rewrite(t,i){this.#t-=1;const n=await this.#n.judge.command(t),{reading:r,verdict:e,findings:m}=n;if(e==="allow")
return{kind:"fine"};let o,u;for(const A of i>0&&this.#t>0?this.#e:[]){const a=await A(r,this.#n);if(a===void 0)continue;
if("reason"in a){o??=a.reason;continue}const _=await this.#s(a.commands,i-1),c=M(a,_);if(c.kind==="left")o??=c.reason;else{
if(await this.#r(c))return c;u??=c}}if(u!==void 0)return u;const[k]=m,j=i===h||this.#i(n);return k===void 0||e==="warn"&&
j?{kind:"fine"}:{kind:"left",reason:o??(0,d().reasonOf)(k)}}async#s(t,i){const n=[];for(const r of t){if(n.some(w)||this.#t<=
0)break;n.push(await this.rewrite(r,i))}return n}async#r({commands:t}){return(await Promise.all(t.map(n=>this.#n.judge.command(
n)))).every(({profiles:n})=>n.validator.verdict!=="block")}}function w(s){return s.kind==="left"&&s.reason.id!==d().CANNOT_FAIL}
function M(s,t){const i=t.find(w);if(i!==void 0)return i;const n=t.flatMap((e,m)=>{if(e.kind==="left")return[];const o=s.
commands[m]??"";return e.kind==="fixed"?[e]:[{commands:[o],steps:[],scripts:[]}]}),r=t.find(e=>e.kind==="left");return n.
length===0||t.length<s.commands.length?r??{kind:"left",reason:d().reasons.tooLong()}:{kind:"fixed",commands:n.flatMap(({
commands:e})=>e),steps:[s.step,...r===void 0?[]:["command that only prints removed"],...n.flatMap(({steps:e})=>e)],scripts:[
...s.scripts??[],...n.flatMap(({scripts:e})=>e)]}}g.exports={rewriteCommand:y}});
//# remedy/script
(function(t,i,r){const e="scripts/validate";t.exports={SCRIPT_FOLDER:e}});
//# remedy/script-store
(function(a,k,o){const h=o("node:crypto"),u=o("node:path"),d=o("repo/entry-index"),l=o("repo/tree"),p=o("remedy/script"),
g=[16,64];class v{#e;#r;#t=new Map;#i=new Map;#s=new Map;constructor(t){this.#e=t.terms.tree,this.#r=t}textOf(t){return this.#t.
get(t)}async place({name:t,text:r,extension:e}){const i=this.#e;if(i===void 0)return;const n=(0,h().createHash)("sha256").
update(r).digest("hex");for(const m of g){const s=`${p().SCRIPT_FOLDER}/${t}-${n.slice(0,m)}.${e}`;if(!(0,d().foldersAbove)(
s).every(b=>(i.stat(b)?.kind??"directory")==="directory"))return;const c=i.stat(s);if(c===void 0){if(this.add(s,r))return s;
continue}if((0,l().isRegular)(c.kind)&&c.tracked&&(await i.read(s)).equals(Buffer.from(r)))return s}}add(t,r){const e=this.#t.
get(t);if(e!==void 0)return e===r;this.#t.set(t,r),this.#o({path:t,kind:"file",size:Buffer.byteLength(r),tracked:!0});for(const i of(0,d().
foldersAbove)(t))this.#o({path:i,kind:"directory",tracked:!0});return this.#r=this.#r.with({tree:this.tree}),!0}#o(t){const{
path:r}=t;if(this.#i.has(r)||this.#e?.stat(r)!==void 0)return;this.#i.set(r,t);const e=u().posix.dirname(r).replace(/^\.$/,
""),i=this.#s.get(e);i?i.push(t):this.#s.set(e,[t])}get judge(){return this.#r}get tree(){const t=this.#e;if(this.#t.size===
0||t===void 0)return t;const r=(e,i=[])=>[...e,...i].sort(d().byEntryPath);return{label:t.label,original:t,stat:e=>t.stat(
e)??this.#i.get(e),readlink:e=>t.readlink(e),read:async(e,i)=>{const n=this.#t.get(e);return n===void 0?t.read(e,i):Buffer.
from(n)},list:e=>r(t.list(e),this.#s.get(e)),files:()=>r(t.files(),[...this.#i.values()].filter(({kind:e})=>e==="file"))}}}
a.exports={ScriptStore:v}});
