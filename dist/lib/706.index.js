"use strict";exports.id=706,exports.ids=[706],exports.modules={54078:(($,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.firstProblem=
g;function o(){const c=h(7723);return o=function(){return c},c}function l(c){return c.map(p=>typeof p=="number"?`[${p}]`:
`.${String(p)}`).join("").replace(/^\./,"")}function g(c){return c instanceof o().ZodError?`\`${l(c.issues[0]?.path??[])||
"type"}\` is missing or has an invalid value`:"it is not JSON"}}),78261:(($,s,h)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.byHarm=l;function o(){const c=h(39763);return o=function(){return c},c}function l(c,p){return g(c)-g(p)}function g({
severity:c,harm:p="bookkeeping",suppressed:S}){return((S?2:+(c==="notice"))*o().HARMS.length+o().HARMS.indexOf(p))*o().SEVERITIES.
length+o().SEVERITIES.indexOf(c)}}),9819:(($,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.proposalSchema=s.
judgedEditSchema=s.editSchema=void 0;function o(){const w=h(7723);return o=function(){return w},w}function l(){const w=h(
99462);return l=function(){return w},w}const g=o().array(o().object({path:o().string(),text:o().string()})).exactOptional().
describe("New files that the new commands run."),c=s.editSchema=o().object({path:o().string().exactOptional().describe("\
The asset file; absent for a command that is in no file."),pointer:o().string().exactOptional().describe("JSON Pointer (\
RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`\
, or an `asset_id`."),old:o().string(),new:o().array(o().string()).describe("What replaces it: in a list of commands, an\
y number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string."),files:g,fix:o().
boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),p=s.judgedEditSchema=o().object({finding:l().findingIdSchema.
describe("The id of the finding that the edit resolves."),path:o().string().describe("The asset file."),pointer:o().string().
describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the valu\
e."),old:o().string(),new:o().array(o().string()).describe("The strings that replace it: commands, or one `asset_id`. Em\
pty to remove it."),files:g,after:o().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edi\
ts were applied to a copy.")}),S=s.proposalSchema=o().object({edits:o().array(p),patch:o().string().nullable().describe(
"A unified diff of the edits; null if it has too many lines.")})}),17577:(($,s,h)=>{Object.defineProperty(s,"__esModule",
{value:!0}),s.dangerFirst=w,s.dangerRank=S,s.groupsOf=L,s.isMissingTarget=R,s.isRepositoryPath=_,s.isWhole=P,s.otherWords=
j,s.ownRemedy=v,s.reasonsOf=c,s.sizeOf=k;function o(){const a=h(59490);return o=function(){return a},a}function l(){const a=h(
94965);return l=function(){return a},a}const g=3;function c(a){const f=a.find(({span:n})=>n!==void 0)??a[0],e=[...new Map(
a.map(n=>[n.rule,n])).values()].filter(({rule:n})=>n!==f?.rule);return{main:f&&w(f),further:e.slice(0,g)}}const p=[/weakens the gate/i,
/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function S(a){const f=p.findIndex(i=>i.test(a));return f===-1?p.length:f}function w(a){const{message:f,remedy:i,danger:e}=a;
return e===void 0?a:{...a,message:`The command ${e}. ${f}`,remedy:i.replace(`: it ${e}`,"")}}function v(a,f){const i=c(a).
main?.remedy;return i===c(f).main?.remedy?void 0:i}function R({rule:a}){return a==="target-missing"}function _(a){return a.
split("/").every(f=>!["",".",".."].includes(f))}function k({others:a}){return 1+a.length}const N=3;function j({lead:a,others:f}){
if(f.length===0)return"";const i=f.flatMap(({subject:d})=>d?.id??[]),e=f.flatMap(({subject:d,location:b})=>d?[]:b?.path??
[]),n=new Set(f.map(({rule:d})=>d).filter(d=>d!==a.rule)),r=(d,b="")=>n.size===0&&d.length===f.length&&!d.includes(b);if(r(
i,a.subject?.id))return`also ${(0,l().named)(i)}`;if(e.length<=N&&new Set(e).size===e.length&&r(e,a.location?.path))return`\
also ${(0,l().named)(e)}`;const u=new Set(i).size;return[(0,l().count)(f.length,"other place")+(u>1?` in ${u} assets`:""),
...n.size>0?[`also ${[...n].join(", ")}`]:[]].join(", ")}function L(a,f){return[...(0,o().groupBy)(a,f).values()].flatMap(
([i,...e])=>i===void 0?[]:[{lead:i,others:e}])}function P({rule:a}){return a==="gate-weakened"||a==="policy-changed"}}),
63245:(($,s,h)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.groupByCause=i,s.groupCauses=L,s.groupCommands=f,s.groupFindings=
P,s.reportSections=p,s.resultOf=k;function o(){const e=h(59490);return o=function(){return e},e}function l(){const e=h(78261);
return l=function(){return e},e}function g(){const e=h(17577);return g=function(){return e},e}function c(){const e=h(38319);
return c=function(){return e},e}function p(e){const n=(0,o().groupBy)(e.findings,({subject:t})=>_(t?.id,t?.command)),r=(t,y)=>(n.
get(_(t.id,y?.command))??[]).filter(M=>j(M,t,y)),m=e.genes.flatMap(t=>t.commands.map((y,M)=>{const F=k(y),J=r(t,y).filter(
z=>N(z,F)).sort((z,W)=>Number((0,g().isMissingTarget)(W))-Number((0,g().isMissingTarget)(z)));return{gene:t,command:y,result:F,
position:M+1,findings:J}})),u=t=>m.filter(({result:y,findings:M})=>y===t&&!S(M)).sort(w),d=new Set(m.flatMap(({findings:t})=>t)),
b=new Set(e.agent_files?e.findings.filter(c().isTold):[]),T=e.findings.filter(t=>!d.has(t)&&!t.suppressed&&!t.seed&&!b.has(
t)),H=e.findings.some(({seed:t,severity:y})=>t&&y==="error"),C=({rule:t,severity:y})=>y==="notice"&&!(H&&t==="engine-see\
ds"),O=T.filter(t=>!C(t)&&!v(t)),I=new Set(O.filter(({harm:t})=>t==="danger").map(a)),E=t=>I.has(a(t));return{commands:m,
blocked:u("blocked"),failed:u("failed"),passed:u("passed"),notRun:u("notRun"),blast:O.filter(t=>R(t)&&!E(t)),dangers:O.filter(
E),findings:O.filter(t=>!R(t)&&!E(t)),told:[...b],waiting:T.filter(v),notices:T.filter(t=>C(t)&&!v(t)),suppressed:e.findings.
filter(({suppressed:t})=>t),about:r}}function S(e){return e.length>0&&e.every(({seed:n})=>n)}function w({findings:[e]},{
findings:[n]}){return!e||!n?0:(0,l().byHarm)(e,n)||(0,g().dangerRank)(e.danger??"")-(0,g().dangerRank)(n.danger??"")}function v({
rule:e}){return e==="approval-missing"||e==="gate-approval-missing"}function R({rule:e}){return e.startsWith("blast-radi\
us-")}function _(e,n){return JSON.stringify([e,n])}function k({verdict:e,outcome:n}){if(e==="block"||n?.status==="blocke\
d")return"blocked";switch(n?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_run\
nable":case"error":return"failed";default:return"notRun"}}function N(e,n){const{severity:r,layer:m}=e,u=m==="run";return n===
"blocked"?r==="error"&&!u:n==="failed"&&((0,g().isMissingTarget)(e)||r==="error"&&u)}function j({location:e},n,r){if(e===
void 0)return!0;if(r===void 0)return e.path===n.path;const{path:m=n.path,line:u=e.line}=r.location??{};return e.path===m&&
e.line===u}function L(e){return(0,g().groupsOf)(e.toSorted(l().byHarm),a)}function P(e){return(0,g().groupsOf)(e.toSorted(
l().byHarm),n=>JSON.stringify([a(n),/ fix --/.test(n.remedy)]))}function a({cause:e,rule:n,location:r,message:m}){return e??
JSON.stringify([n,r?r.path:m])}function f(e){return(0,g().groupsOf)(e,({command:n,findings:[r]})=>JSON.stringify([r&&a(r),
n.outcome?.status,n.outcome?.exit_code,r&&(0,g().isMissingTarget)(r)?r.message:n.command]))}function i(e){return(0,g().groupsOf)(
e,({lead:{gene:n,findings:r}})=>r[0]?JSON.stringify([a(r[0]),r[0].danger]):n.summary)}}),38319:(($,s,h)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.claimList=R,s.directoryList=j,s.isTold=c,s.machineList=S,s.readList=v,s.uncountedList=f;function o(){
const i=h(78261);return o=function(){return i},i}function l(){const i=h(94965);return l=function(){return i},i}const g=new Set(
["agent-command-changed","agent-setting-changed","agent-script-changed","agent-script-unreadable"]);function c({rule:i,severity:e,
suppressed:n}){return g.has(i)&&e!=="error"&&!n}const p={new:"new",changed:"changed",removed:"removed",script_changed:"s\
cript changed"};function S({agent_files:i=[],findings:e}){const n=new Map(e.map(u=>[u.id,u]));return{id:"machines",title:"\
This change makes machines run",label:"machines",noun:"command",note:"Agents and editors run this by themselves on the m\
achine of everybody who opens the branch. The gate ran none of it.",rows:i.flatMap(u=>u.entries.map(d=>{const[b]=(d.findings??
[]).flatMap(T=>n.get(T)??[]).sort(o().byHarm);return{file:u,entry:d,worst:b}})).toSorted(({worst:u},{worst:d})=>u&&d?(0,o().
byHarm)(u,d):+!u-+!d).map(({file:u,entry:d,worst:b})=>{const{event:T,command:H,line:C,state:O,target:I,scripts:E}=d,t=b!==
void 0&&b.harm!=="bookkeeping",y=t&&c(b)?b.message:I,M=O==="removed"?void 0:`${u.tool} ${u.approval}`;return{name:`${u.path}\
:${C}`,place:{path:u.path,line:C},...O&&{word:p[O]},tone:t?"bad":"caution",words:T,command:H,notes:[y,M].flatMap(F=>F?{text:w(
F)}:[]),...E&&{files:E}}})}}function w(i){return`${i.slice(0,1).toUpperCase()}${i.slice(1).replace(/\.$/,"")}.`}function v({
read:i=[]}){return{id:"read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, a\
nd this change touches them.",rows:i.map(({path:e,why:n,new:r,bytes:m})=>{const u=[...r?["new"]:[],...m===void 0?[]:[(0,l().
size)(m)]];return{name:e,place:{path:e,line:1},...u.length>0&&{word:u.join(", ")},tone:"quiet",words:n,notes:[]}})}}function R({
capsules:i,events:e}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...i.map(n=>({..._(n),...k(
n),notes:n.reasons.map(({rule:r,message:m})=>({text:`${m} (\`${r}\`)`}))})),...e.map(_)]}}function _({type:i,id:e,path:n,
line:r,change:m}){return{name:e,place:{path:n,line:r},tone:"quiet",words:`${i} ${m}`,notes:[]}}function k({eligible:i}){
return i===null?{tone:"quiet"}:i?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"ca\
ution"}}const N=6;function j({blast_radius:i}){return{id:"directories",title:"Changed directories",label:"changed",noun:"\
directory",rows:(i?.directories??[]).toSorted((n,r)=>r.files-n.files||r.lines-n.lines).slice(0,N).map(({path:n,files:r,lines:m,
exempt_files:u=0})=>{const d=u===r?"not counted":`${(0,l().count)(u,"file")} not counted`,b=[(0,l().count)(r,"file"),(0,l().
count)(m,"line"),...u?[d]:[]];return{name:n||".",tone:"quiet",words:b.join(", "),notes:[]}})}}const L=20,P={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},a={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function f({blast_radius:i}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(i?.changed_files??[]).filter(({exempt:n,veil:r})=>n??r).slice(0,L).map(({path:n,lines:r,exempt:m,
veil:u,bytes:d})=>({name:n,tone:"quiet",words:[...d===void 0||r>0?[(0,l().count)(r,"line")]:[],...d===void 0?[]:[(0,l().
size)(d)],...m?[P[m]]:[],...u?[a[u]]:[]].join(", "),notes:[]}))}}})};
