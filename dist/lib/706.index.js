"use strict";exports.id=706,exports.ids=[706],exports.modules={54078:((N,r,h)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.firstProblem=
g;function s(){const f=h(7723);return s=function(){return f},f}function l(f){return f.map(p=>typeof p=="number"?`[${p}]`:
`.${String(p)}`).join("").replace(/^\./,"")}function g(f){return f instanceof s().ZodError?`\`${l(f.issues[0]?.path??[])||
"type"}\` is missing or has an invalid value`:"it is not JSON"}}),78261:((N,r,h)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.byHarm=l;function s(){const f=h(39763);return s=function(){return f},f}function l(f,p){return g(f)-g(p)}function g({
severity:f,harm:p="bookkeeping",suppressed:S}){return((S?2:+(f==="notice"))*s().HARMS.length+s().HARMS.indexOf(p))*s().SEVERITIES.
length+s().SEVERITIES.indexOf(f)}}),9819:((N,r,h)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.proposalSchema=r.
judgedEditSchema=r.editSchema=void 0;function s(){const y=h(7723);return s=function(){return y},y}function l(){const y=h(
99462);return l=function(){return y},y}const g=s().array(s().object({path:s().string(),text:s().string()})).exactOptional().
describe("New files that the new commands run."),f=r.editSchema=s().object({path:s().string().exactOptional().describe("\
The asset file; absent for a command that is in no file."),pointer:s().string().exactOptional().describe("JSON Pointer (\
RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`\
, or an `asset_id`."),old:s().string(),new:s().array(s().string()).describe("What replaces it: in a list of commands, an\
y number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string."),files:g,fix:s().
boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),p=r.judgedEditSchema=s().object({finding:l().findingIdSchema.
describe("The id of the finding that the edit resolves."),path:s().string().describe("The asset file."),pointer:s().string().
describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the valu\
e."),old:s().string(),new:s().array(s().string()).describe("The strings that replace it: commands, or one `asset_id`. Em\
pty to remove it."),files:g,after:s().enum(["allow","warn"]).describe("The verdict about what replaces it, after all edi\
ts were applied to a copy.")}),S=r.proposalSchema=s().object({edits:s().array(p),patch:s().string().nullable().describe(
"A unified diff of the edits; null if it has too many lines.")})}),17577:((N,r,h)=>{Object.defineProperty(r,"__esModule",
{value:!0}),r.dangerFirst=y,r.dangerRank=S,r.groupsOf=L,r.isMissingTarget=_,r.isRepositoryPath=T,r.isWhole=P,r.otherWords=
j,r.ownRemedy=v,r.reasonsOf=f,r.sizeOf=M;function s(){const o=h(59490);return s=function(){return o},o}function l(){const o=h(
94965);return l=function(){return o},o}const g=3;function f(o){const t=o.find(({span:n})=>n!==void 0)??o[0],e=[...new Map(
o.map(n=>[n.rule,n])).values()].filter(({rule:n})=>n!==t?.rule);return{main:t&&y(t),further:e.slice(0,g)}}const p=[/weakens the gate/i,
/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function S(o){const t=p.findIndex(d=>d.test(o));return t===-1?p.length:t}function y(o){const{message:t,remedy:d,danger:e}=o;
return e===void 0?o:{...o,message:`The command ${e}. ${t}`,remedy:d.replace(`: it ${e}`,"")}}function v(o,t){const d=f(o).
main?.remedy;return d===f(t).main?.remedy?void 0:d}function _({rule:o}){return o==="target-missing"}function T(o){return o.
split("/").every(t=>!["",".",".."].includes(t))}function M({others:o}){return 1+o.length}const $=3;function j({lead:o,others:t}){
if(t.length===0)return"";const d=t.flatMap(({subject:m})=>m?.id??[]),e=t.flatMap(({subject:m,location:w})=>m?[]:w?.path??
[]),n=new Set(t.map(({rule:m})=>m).filter(m=>m!==o.rule)),a=(m,w="")=>n.size===0&&m.length===t.length&&!m.includes(w);if(a(
d,o.subject?.id))return`also ${(0,l().named)(d)}`;if(e.length<=$&&new Set(e).size===e.length&&a(e,o.location?.path))return`\
also ${(0,l().named)(e)}`;const c=new Set(d).size;return[(0,l().count)(t.length,"other place")+(c>1?` in ${c} assets`:""),
...n.size>0?[`also ${[...n].join(", ")}`]:[]].join(", ")}function L(o,t){return[...(0,s().groupBy)(o,t).values()].flatMap(
([d,...e])=>d===void 0?[]:[{lead:d,others:e}])}function P({rule:o}){return o==="gate-weakened"||o==="policy-changed"}}),
63245:((N,r,h)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.groupByCause=d,r.groupCauses=L,r.groupCommands=t,r.groupFindings=
P,r.reportSections=p,r.resultOf=M;function s(){const e=h(59490);return s=function(){return e},e}function l(){const e=h(78261);
return l=function(){return e},e}function g(){const e=h(17577);return g=function(){return e},e}function f(){const e=h(38319);
return f=function(){return e},e}function p(e){const n=(0,s().groupBy)(e.findings,({subject:i})=>T(i?.id,i?.command)),a=(i,b)=>(n.
get(T(i.id,b?.command))??[]).filter(O=>j(O,i,b)),u=e.genes.flatMap(i=>i.commands.map((b,O)=>{const z=M(b),J=a(i,b).filter(
I=>$(I,z)).sort((I,W)=>Number((0,g().isMissingTarget)(W))-Number((0,g().isMissingTarget)(I)));return{gene:i,command:b,result:z,
position:O+1,findings:J}})),c=i=>u.filter(({result:b,findings:O})=>b===i&&!S(O)).sort(y),m=new Set(u.flatMap(({findings:i})=>i)),
w=new Set(e.agent_files?e.findings.filter(f().isTold):[]),F=e.findings.filter(i=>!m.has(i)&&!i.suppressed&&!i.seed&&!w.has(
i)),H=e.findings.some(({seed:i,severity:b})=>i&&b==="error"),R=({rule:i,severity:b})=>b==="notice"&&!(H&&i==="engine-see\
ds"),k=F.filter(i=>!R(i)&&!v(i)),C=new Set(k.filter(({harm:i})=>i==="danger").map(o)),E=i=>C.has(o(i));return{commands:u,
blocked:c("blocked"),failed:c("failed"),passed:c("passed"),notRun:c("notRun"),blast:k.filter(i=>_(i)&&!E(i)),dangers:k.filter(
E),findings:k.filter(i=>!_(i)&&!E(i)),told:[...w],waiting:F.filter(v),notices:F.filter(i=>R(i)&&!v(i)),suppressed:e.findings.
filter(({suppressed:i})=>i),about:a}}function S(e){return e.length>0&&e.every(({seed:n})=>n)}function y({findings:[e]},{
findings:[n]}){return!e||!n?0:(0,l().byHarm)(e,n)||(0,g().dangerRank)(e.danger??"")-(0,g().dangerRank)(n.danger??"")}function v({
rule:e}){return e==="approval-missing"||e==="gate-approval-missing"}function _({rule:e}){return e.startsWith("blast-radi\
us-")}function T(e,n){return JSON.stringify([e,n])}function M({verdict:e,outcome:n}){if(e==="block"||n?.status==="blocke\
d")return"blocked";switch(n?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_run\
nable":case"error":return"failed";default:return"notRun"}}function $(e,n){const{severity:a,layer:u}=e,c=u==="run";return n===
"blocked"?a==="error"&&!c:n==="failed"&&((0,g().isMissingTarget)(e)||a==="error"&&c)}function j({location:e},n,a){if(e===
void 0)return!0;if(a===void 0)return e.path===n.path;const{path:u=n.path,line:c=e.line}=a.location??{};return e.path===u&&
e.line===c}function L(e){return(0,g().groupsOf)(e.toSorted(l().byHarm),o)}function P(e){return(0,g().groupsOf)(e.toSorted(
l().byHarm),n=>JSON.stringify([o(n),/ fix --/.test(n.remedy)]))}function o({cause:e,rule:n,location:a,message:u}){return e??
JSON.stringify([n,a?a.path:u])}function t(e){return(0,g().groupsOf)(e,({command:n,findings:[a]})=>JSON.stringify([a&&o(a),
n.outcome?.status,n.outcome?.exit_code,a&&(0,g().isMissingTarget)(a)?a.message:n.command]))}function d(e){return(0,g().groupsOf)(
e,({lead:{gene:n,findings:a}})=>a[0]?JSON.stringify([o(a[0]),a[0].danger]):n.summary)}}),38319:((N,r,h)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.claimList=v,r.directoryList=$,r.isTold=f,r.machineList=S,r.readList=y,r.uncountedList=o;function s(){
const t=h(78261);return s=function(){return t},t}function l(){const t=h(94965);return l=function(){return t},t}const g=new Set(
["agent-command-changed","agent-setting-changed","agent-script-changed","agent-script-unreadable"]);function f({rule:t,severity:d,
suppressed:e}){return g.has(t)&&d!=="error"&&!e}const p={new:"new",changed:"changed",removed:"removed",script_changed:"s\
cript changed"};function S({agent_files:t=[],findings:d}){const e=new Map(d.map(u=>[u.id,u]));return{id:"machines",title:"\
This change makes machines run",label:"machines",noun:"command",note:"Agents and editors run this by themselves on the m\
achine of everybody who opens the branch. The gate ran none of it.",rows:t.flatMap(u=>u.entries.map(c=>{const[m]=(c.findings??
[]).flatMap(w=>e.get(w)??[]).sort(s().byHarm);return{file:u,entry:c,worst:m}})).toSorted(({worst:u},{worst:c})=>u&&c?(0,s().
byHarm)(u,c):+!u-+!c).map(({file:u,entry:c,worst:m})=>{const{event:w,command:F,line:H,state:R,target:k,scripts:C}=c,E=m!==
void 0&&m.harm!=="bookkeeping",i=E&&f(m)?m.message:k,b=R==="removed"?void 0:`${u.tool} ${u.approval}`;return{name:`${u.path}\
:${H}`,place:{path:u.path,line:H},...R&&{word:p[R]},tone:E?"bad":"caution",words:w,command:F,notes:[i,b].flatMap(O=>O?{text:`${(0,l().
capital)(O).replace(/\.$/,"")}.`}:[]),...C&&{files:C}}})}}function y({read:t=[]}){return{id:"read",title:"Read these fil\
es",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",rows:t.map(({path:d,
why:e,new:n,bytes:a})=>{const u=[...n?["new"]:[],...a===void 0?[]:[(0,l().size)(a)]];return{name:d,place:{path:d,line:1},
...u.length>0&&{word:u.join(", ")},tone:"quiet",words:e,notes:[]}})}}function v({capsules:t,events:d}){return{id:"eviden\
ce",title:"Evidence",label:"evidence",noun:"asset",rows:[...t.map(e=>({..._(e),...T(e),notes:e.reasons.map(({rule:n,message:a})=>({
text:`${a} (\`${n}\`)`}))})),...d.map(_)]}}function _({type:t,id:d,path:e,line:n,change:a}){return{name:d,place:{path:e,
line:n},tone:"quiet",words:`${t} ${a}`,notes:[]}}function T({eligible:t}){return t===null?{tone:"quiet"}:t?{word:"eligib\
le for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const M=6;function $({blast_radius:t}){
return{id:"directories",title:"Changed directories",label:"changed",noun:"directory",rows:(t?.directories??[]).toSorted(
(e,n)=>n.files-e.files||n.lines-e.lines).slice(0,M).map(({path:e,files:n,lines:a,exempt_files:u=0})=>{const c=u===n?"not\
 counted":`${(0,l().count)(u,"file")} not counted`,m=[(0,l().count)(n,"file"),(0,l().count)(a,"line"),...u?[c]:[]];return{
name:e||".",tone:"quiet",words:m.join(", "),notes:[]}})}}const j=20,L={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},P={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function o({blast_radius:t}){
return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(t?.changed_files??
[]).filter(({exempt:e,veil:n})=>e??n).slice(0,j).map(({path:e,lines:n,exempt:a,veil:u,bytes:c})=>({name:e,tone:"quiet",words:[
...c===void 0||n>0?[(0,l().count)(n,"line")]:[],...c===void 0?[]:[(0,l().size)(c)],...a?[L[a]]:[],...u?[P[u]]:[]].join("\
, "),notes:[]}))}}})};
