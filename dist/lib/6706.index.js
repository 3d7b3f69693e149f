"use strict";exports.id=6706,exports.ids=[6706],exports.modules={54078:function($,r,l){Object.defineProperty(r,"__esModule",{value:!0}),
r.firstProblem=f;function i(){const u=l(7723);return i=function(){return u},u}function g(u){return u.map(b=>typeof b=="n\
umber"?`[${b}]`:`.${String(b)}`).join("").replace(/^\./,"")}function f(u){return u instanceof i().ZodError?`\`${g(u.issues[0]?.
path??[])||"type"}\` is missing or has an invalid value`:"it is not JSON"}},78261:function($,r,l){Object.defineProperty(
r,"__esModule",{value:!0}),r.byHarm=g;function i(){const u=l(39763);return i=function(){return u},u}function g(u,b){return f(
u)-f(b)}function f({severity:u,harm:b="bookkeeping",suppressed:T}){return((T?2:+(u==="notice"))*i().HARMS.length+i().HARMS.
indexOf(b))*i().SEVERITIES.length+i().SEVERITIES.indexOf(u)}},9819:function($,r,l){Object.defineProperty(r,"__esModule",
{value:!0}),r.proposalSchema=r.judgedEditSchema=r.editSchema=void 0;function i(){const O=l(7723);return i=function(){return O},
O}function g(){const O=l(99462);return g=function(){return O},O}const f=i().array(i().object({path:i().string(),text:i().
string()})).exactOptional().describe("New files that the new commands run."),u=r.editSchema=i().object({path:i().string().
exactOptional().describe("The asset file; absent for a command that is in no file."),pointer:i().string().exactOptional().
describe("JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is \
an entry of `validation`, or an `asset_id`."),old:i().string(),new:i().array(i().string()).describe("What replaces it: i\
n a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, \
one string."),files:f,fix:i().boolean().describe("Whether `gene-gate fix --write` makes this edit.")}),b=r.judgedEditSchema=
i().object({finding:g().findingIdSchema.describe("The id of the finding that the edit resolves."),path:i().string().describe(
"The asset file."),pointer:i().string().describe("JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, \
its first token is the index of the value."),old:i().string(),new:i().array(i().string()).describe("The strings that rep\
lace it: commands, or one `asset_id`. Empty to remove it."),files:f,after:i().enum(["allow","warn"]).describe("The verdi\
ct about what replaces it, after all edits were applied to a copy.")}),T=r.proposalSchema=i().object({edits:i().array(b),
patch:i().string().nullable().describe("A unified diff of the edits; null if it has too many lines.")})},17577:function($,r,l){
Object.defineProperty(r,"__esModule",{value:!0}),r.dangerFirst=b,r.dangerRank=u,r.groupsOf=_,r.otherWords=R,r.sizeOf=T;function i(){
const c=l(59490);return i=function(){return c},c}function g(){const c=l(94965);return g=function(){return c},c}const f=[
/weakens the gate/i,/download|remote code|whatever it reads|what npm runs|from elsewhere/i,/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];
function u(c){const h=f.findIndex(y=>y.test(c));return h===-1?f.length:h}function b(c){const{message:h,remedy:y,danger:w}=c;
return w===void 0?c:{...c,message:`The command ${w}. ${h}`,remedy:y.replace(`: it ${w}`,"")}}function T({others:c}){return 1+
c.length}const O=3;function R({lead:c,others:h}){if(h.length===0)return"";const y=h.flatMap(({subject:a})=>a?.id??[]),w=h.
flatMap(({subject:a,location:d})=>a?[]:d?.path??[]),M=new Set(h.map(({rule:a})=>a).filter(a=>a!==c.rule)),N=(a,d="")=>M.
size===0&&a.length===h.length&&!a.includes(d);if(N(y,c.subject?.id))return`also ${(0,g().named)(y)}`;if(w.length<=O&&new Set(
w).size===w.length&&N(w,c.location?.path))return`also ${(0,g().named)(w)}`;const o=new Set(y).size;return[(0,g().count)(
h.length,"other place")+(o>1?` in ${o} assets`:""),...M.size>0?[`also ${[...M].join(", ")}`]:[]].join(", ")}function _(c,h){
return[...(0,i().groupBy)(c,h).values()].flatMap(([y,...w])=>y===void 0?[]:[{lead:y,others:w}])}},63245:function($,r,l){
Object.defineProperty(r,"__esModule",{value:!0}),r.groupByCause=m,r.groupCauses=H,r.groupCommands=d,r.groupFindings=o,r.
isMissingTarget=_,r.reportSections=T,r.resultOf=w;function i(){const e=l(59490);return i=function(){return e},e}function g(){
const e=l(78261);return g=function(){return e},e}function f(){const e=l(13580);return f=function(){return e},e}function u(){
const e=l(17577);return u=function(){return e},e}function b(){const e=l(38319);return b=function(){return e},e}function T(e){
const n=(0,i().groupBy)(e.findings,({subject:t})=>y(t?.id,t?.command)),s=(t,v)=>(n.get(y(t.id,v?.command))??[]).filter(F=>N(
F,t,v)),p=e.genes.flatMap(t=>t.commands.map((v,F)=>{const A=w(v),B=s(t,v).filter(J=>M(J,A)).sort((J,W)=>Number(_(W))-Number(
_(J)));return{gene:t,command:v,result:A,position:F+1,findings:B}})),S=t=>p.filter(({result:v,findings:F})=>v===t&&!O(F)).
sort(R),I=new Set(p.flatMap(({findings:t})=>t)),j=new Set(e.agent_files?e.findings.filter(b().isTold):[]),k=e.findings.filter(
t=>!I.has(t)&&!t.suppressed&&!t.seed&&!j.has(t)),P=e.findings.some(({seed:t,severity:v})=>t&&v==="error"),L=({rule:t,severity:v})=>v===
"notice"&&!(P&&t==="engine-seeds"),E=k.filter(t=>!L(t)&&!c(t)),z=new Set(E.filter(({harm:t})=>t==="danger").map(a)),C=t=>z.
has(a(t));return{commands:p,blocked:S("blocked"),failed:S("failed"),passed:S("passed"),notRun:S("notRun"),blast:E.filter(
t=>h(t)&&!C(t)),dangers:E.filter(C),findings:E.filter(t=>!h(t)&&!C(t)),told:[...j],waiting:k.filter(c),notices:k.filter(
t=>L(t)&&!c(t)),suppressed:e.findings.filter(({suppressed:t})=>t),about:s}}function O(e){return e.length>0&&e.every(({seed:n})=>n)}
function R({findings:[e]},{findings:[n]}){return!e||!n?0:(0,g().byHarm)(e,n)||(0,u().dangerRank)(e.danger??"")-(0,u().dangerRank)(
n.danger??"")}function _({rule:e}){return e==="target-missing"}function c({rule:e}){return(0,f().ruleOf)(e)?.approval===
"waits"}function h({rule:e}){return(0,f().ruleOf)(e)?.group==="size"}function y(e,n){return JSON.stringify([e,n])}function w({
verdict:e,outcome:n}){if(e==="block"||n?.status==="blocked")return"blocked";switch(n?.status){case"passed":return"passed";case"\
failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function M(e,n){
const{severity:s,layer:p}=e,S=p==="run";return n==="blocked"?s==="error"&&!S:n==="failed"&&(_(e)||s==="error"&&S)}function N({
location:e},n,s){if(e===void 0)return!0;if(s===void 0)return e.path===n.path;const{path:p=n.path,line:S=e.line}=s.location??
{};return e.path===p&&e.line===S}function H(e){return(0,u().groupsOf)(e.toSorted(g().byHarm),a)}function o(e){return(0,u().
groupsOf)(e.toSorted(g().byHarm),n=>JSON.stringify([a(n),/ fix --/.test(n.remedy)]))}function a({cause:e,rule:n,location:s,
message:p}){return e??JSON.stringify([n,s?s.path:p])}function d(e){return(0,u().groupsOf)(e,({command:n,findings:[s]})=>JSON.
stringify([s&&a(s),n.outcome?.status,n.outcome?.exit_code,s&&_(s)?s.message:n.command]))}function m(e){return(0,u().groupsOf)(
e,({lead:{gene:n,findings:s}})=>s[0]?JSON.stringify([a(s[0]),s[0].danger]):n.summary)}},38319:function($,r,l){Object.defineProperty(
r,"__esModule",{value:!0}),r.claimList=R,r.directoryList=y,r.isTold=u,r.machineList=T,r.readList=O,r.uncountedList=H;function i(){
const o=l(78261);return i=function(){return o},o}function g(){const o=l(13580);return g=function(){return o},o}function f(){
const o=l(94965);return f=function(){return o},o}function u({rule:o,severity:a,suppressed:d}){return(0,g().ruleOf)(o)?.listed===
!0&&a!=="error"&&!d}const b={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function T({
agent_files:o=[],findings:a}){const d=new Map(a.map(n=>[n.id,n]));return{id:"machines",title:"This change makes machines\
 run",label:"machines",noun:"command",note:"Agents and editors run this by themselves on the machine of everybody who op\
ens the branch. The gate ran none of it.",rows:o.flatMap(n=>n.entries.map(s=>{const[p]=(s.findings??[]).flatMap(S=>d.get(
S)??[]).sort(i().byHarm);return{file:n,entry:s,worst:p}})).toSorted(({worst:n},{worst:s})=>n&&s?(0,i().byHarm)(n,s):+!n-
+!s).map(({file:n,entry:s,worst:p})=>{const{event:S,command:I,line:j,state:k,target:P,scripts:L}=s,E=p!==void 0&&p.harm!==
"bookkeeping",z=E&&u(p)?p.message:P,C=k==="removed"?void 0:`${n.tool} ${n.approval}`;return{name:`${n.path}:${j}`,place:{
path:n.path,line:j},...k&&{word:b[k]},tone:E?"bad":"caution",words:S,command:I,notes:[z,C].flatMap(t=>t?{text:`${(0,f().
capital)(t).replace(/\.$/,"")}.`}:[]),...L&&{files:L}}})}}function O({read:o=[]}){return{id:"read",title:"Read these fil\
es",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches them.",rows:o.map(({path:a,
why:d,new:m,bytes:e})=>{const n=[...m?["new"]:[],...e===void 0?[]:[(0,f().size)(e)]];return{name:a,place:{path:a,line:1},
...n.length>0&&{word:n.join(", ")},tone:"quiet",words:d,notes:[]}})}}function R({capsules:o,events:a}){return{id:"eviden\
ce",title:"Evidence",label:"evidence",noun:"asset",rows:[...o.map(d=>({..._(d),...c(d),notes:d.reasons.map(({rule:m,message:e})=>({
text:`${e} (\`${m}\`)`}))})),...a.map(_)]}}function _({type:o,id:a,path:d,line:m,change:e}){return{name:a,place:{path:d,
line:m},tone:"quiet",words:`${o} ${e}`,notes:[]}}function c({eligible:o}){return o===null?{tone:"quiet"}:o?{word:"eligib\
le for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const h=6;function y({blast_radius:o}){
return{id:"directories",title:"Changed directories",label:"changed",noun:"directory",rows:(o?.directories??[]).toSorted(
(d,m)=>m.files-d.files||m.lines-d.lines).slice(0,h).map(({path:d,files:m,lines:e,exempt_files:n=0})=>{const s=n===m?"not\
 counted":`${(0,f().count)(n,"file")} not counted`,p=[(0,f().count)(m,"file"),(0,f().count)(e,"line"),...n?[s]:[]];return{
name:d||".",tone:"quiet",words:p.join(", "),notes:[]}})}}const w=20,M={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},N={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function H({blast_radius:o}){
return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(o?.changed_files??
[]).filter(({exempt:d,veil:m})=>d??m).slice(0,w).map(({path:d,lines:m,exempt:e,veil:n,bytes:s})=>({name:d,tone:"quiet",words:[
...s===void 0||m>0?[(0,f().count)(m,"line")]:[],...s===void 0?[]:[(0,f().size)(s)],...e?[M[e]]:[],...n?[N[n]]:[]].join("\
, "),notes:[]}))}}}};
