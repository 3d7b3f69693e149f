"use strict";exports.id=8383,exports.ids=[8383],exports.modules={27809:function(D,m,b){Object.defineProperty(m,"__esModule",{value:!0}),
m.listRows=N,m.markedCommand=E,m.rowBlocks=T,m.rowLines=R;function v(){const n=b(10289);return v=function(){return n},n}
function w(){const n=b(50427);return w=function(){return n},n}function g(){const n=b(88611);return g=function(){return n},
n}function M(){const n=b(23408);return M=function(){return n},n}function $(){const n=b(94965);return $=function(){return n},
n}function d(){const n=b(31626);return d=function(){return n},n}const O=600;function T(n,e,{most:r,noun:a,all:c=(0,M().sizeOfRows)(
n)}){const u=e.verbose?n:(0,M().shownRows)(n,r),l=c-(0,M().sizeOfRows)(u);return[...u.map(i=>R(i,e)),...l>0?[(0,d().leftOut)(
(0,$().count)(l,`other ${a}`),e)]:[]]}const k=12,W="--verbose shows how a person accepts these in the policy.";function N({
label:n,noun:e,note:r,rows:a,copy:c},u){const{shown:l,rest:i}=(0,d().limited)(a,k,e,u),h=l.map(({notes:p})=>JSON.stringify(
p));return[...l.flatMap((p,S)=>{const L=!u.verbose&&h[S]===h[S+1];return R(L?{...p,notes:[]}:p,u,S===0?n:"")}),...i,...a.
length>0&&r?(0,d().prose)(u,"",r,{text:"quiet"}):[],...c&&u.verbose?o(c,u):[],...c&&!u.verbose?(0,d().prose)(u,"",W,{text:"\
quiet"}):[]]}function R(n,e,r=""){const{status:a=r,tone:c,name:u,word:l,words:i,command:h,blocks:p=[],notes:S,rows:L=[]}=n,
C=[...u===void 0?[]:[`${u}${l===void 0?"":` (${l})`}`],...i===void 0?[]:[i]].join(": "),Y=n.isWhole?Number.MAX_SAFE_INTEGER:
O,A=c==="quiet"?{}:{text:c},z=n.status===void 0?A:{label:c};return[...C===""?[]:(0,d().prose)(e,a,(0,$().clipCounted)(C,
Y),z),...I(n,e),...h===void 0?[]:(0,d().labelled)(e,"",E(h,n.spans??[],e)),...p.flatMap(j=>o(j,e)),...t(S,e),...n.rule===
void 0?[]:s(n.rule,e),...n.isFolded&&e.verbose?L.flatMap(j=>P(j,e)):[]]}function I({name:n,place:e,also:r,isFolded:a},c){
const l=[...e===void 0||a||n?.startsWith(e.path)?[]:[`${(0,$().clip)(e.path,200)}:${e.line}`],...r?[r]:[]];return l.length===
0?[]:(0,d().prose)(c,"",l.join("; "),{text:"quiet"})}function P({command:n,status:e,words:r,notes:a},c){if(n===void 0)return[];
const l=[[e,r].filter(Boolean).join(", "),...a.map(({text:i})=>i)].flatMap(i=>(0,w().chop)((0,v().terminal)((0,$().clip)(
i,O)),(0,d().roomOf)(c)-4));return(0,d().labelled)(c,"",[...(0,g().markedLines)(n,[],(0,d().roomOf)(c)-2).map(i=>`  ${i}`),
...l.map(i=>`    ${c.paint("quiet",i)}`)])}function E(n,e,r,a="bad"){return(0,g().markedLines)(n,e,(0,d().roomOf)(r)).map(
c=>r.paint(/^ *\^[ ^]*$/.test(c)?a:"strong",c))}function o({lines:n,language:e,isFolded:r,...a},c){if(r)return[];const u=e===
"diff"?"Its diff":a.title,l=u===void 0?`${c.paint("quiet","\u2502")} `:"",i=n.map(p=>p.replace(/^gene-gate /,`${c.name} `));
if(e==="sh")return[...(0,d().prose)(c,"",`${u}:`),...(0,d().labelled)(c,"",i)];const h=n.flatMap(p=>(0,w().chop)((0,v().
terminal)(p.replaceAll("	","    ")),(0,d().roomOf)(c)-(l===""?0:2)).map(S=>{const L=p.startsWith("-")?"bad":p.startsWith(
"+")?"good":void 0;return l+(L&&e==="diff"?c.paint(L,S):S)}));return[...u===void 0?[]:(0,d().prose)(c,"",n.length>0?`${u}\
:`:u),...(0,d().labelled)(c,"",h)]}const f=12;function t(n,e){const r=n.filter(({isMinor:u})=>e.verbose||!u),{shown:a,rest:c}=(0,d().
limited)(r,f,"remark",e);return[...a.flatMap(({label:u,text:l,tone:i="quiet"})=>{const h=(0,$().clipCounted)(l,O);return u===
void 0?(0,d().prose)(e,"",h,{text:i}):(0,d().prose)(e,u,h,{label:i})}),...c]}function s(n,e){const r=(0,d().roomOf)(e),a=`${e.
name} explain ${n}`,c=(0,w().textWidth)(a)<=r?a:`explain ${n}`;return(0,d().labelled)(e,"see",[e.paint("quiet",(0,d().shortName)(
c,r))])}},88611:function(D,m,b){Object.defineProperty(m,"__esModule",{value:!0}),m.commandLine=O,m.markedLines=d,m.markedRuns=
E,m.notShown=k,m.shownParts=T;function v(){const o=b(10289);return v=function(){return o},o}function w(){const o=b(50427);
return w=function(){return o},o}function g(){const o=b(94965);return g=function(){return o},o}const M=2e3,$=200;function d(o,f,t=Number.
POSITIVE_INFINITY){return T(o,f).flatMap(({start:s,end:n,isShown:e})=>e?I(R(o,s,n,f),t).flatMap(P):[k(n-s)])}function O(o,f){
return T(o,f).map(({start:t,end:s,isShown:n})=>n?(0,v().terminal)(o.slice(t,s)):` ${k(s-t)} `).join("").trimEnd()}function T(o,f){
const t=[];let s=0;for(const[n,e]of W(o,f))n>s&&t.push({start:s,end:n,isShown:!1}),t.push({start:n,end:e,isShown:!0}),s=
e;return s<o.length&&t.push({start:s,end:o.length,isShown:!1}),t}function k(o){return`[${(0,g().count)(o,"character")} n\
ot shown]`}function W(o,f){if(o.length<=M)return[[0,o.length]];const t=[0,...f.map(({start:n})=>n)].toSorted((n,e)=>n-e),
s=[];for(const n of t){const e=Math.max(0,Math.min(n,o.length)-$),r=Math.min(o.length,n+$),a=s.at(-1);a&&e<=a[1]?a[1]=Math.
max(a[1],r):s.push([e,r])}return s.map(([n,e])=>[N(o,n),N(o,e)])}function N(o,f){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(o.slice(f-1,f+1))?f+1:f}function R(o,f,t,s){const n=[];let e=f;for(const a of o.slice(f,t)){const[c,u]=[e,e+a.length],
l=(0,v().terminal)(a),i=s.some(h=>u>h.start&&c<Math.max(h.end,h.start+1));n.push({shown:l,width:(0,w().textWidth)(l),marked:i}),
e=u}const r=t===o.length&&s.some(a=>a.start>=t);return r&&n.push({shown:"",width:1,marked:r}),n}function I(o,f){const t=[];
let s=[],n=0;for(const e of o)s.length>0&&n+e.width>f&&(t.push(s),[s,n]=[[],0]),s.push(e),n+=e.width;return[...t,s]}function P(o){
const f=o.map(({shown:s})=>s).join(""),t=o.map(({width:s,marked:n})=>(n?"^":" ").repeat(s)).join("");return[f,t.trimEnd()].
filter((s,n)=>n===0||s!=="")}function E(o,{start:f,end:t},s){const n=[];for(const{shown:e,marked:r}of R(o,f,t,s)){const a=n.
at(-1);a?.marked===r?a.text+=e:n.push({text:e,marked:r})}return n}},23408:function(D,m){Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.shownRows=v,m.sizeOfRows=b;function b(w){return w.reduce((g,{size:M=1})=>g+M,0)}function v(w,g){if(w.
length<=g)return w;const M=new Map(w.toReversed().map(O=>[O.rule,O])),$=O=>M.get(O.rule)===O;return[...w.filter($),...w.
filter(O=>!$(O))].slice(0,Math.max(g,Math.min(M.size,2*g)))}},38319:function(D,m,b){Object.defineProperty(m,"__esModule",
{value:!0}),m.claimList=N,m.isTold=M,m.machineList=d,m.readList=W,m.uncountedList=f;function v(){const t=b(78261);return v=
function(){return t},t}function w(){const t=b(13580);return w=function(){return t},t}function g(){const t=b(94965);return g=
function(){return t},t}function M({rule:t,severity:s,suppressed:n}){return(0,w().ruleOf)(t)?.listed===!0&&s!=="error"&&!n}
const $={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function d({agent_files:t=[],findings:s}){
const n=new Map(s.map(i=>[i.id,i])),e=t.flatMap(i=>i.entries.map(h=>{const[p]=(h.findings??[]).flatMap(S=>n.get(S)??[]).
sort(v().byHarm);return{file:i,entry:h,worst:p}})),r=e.toSorted(({worst:i},{worst:h})=>i&&h?(0,v().byHarm)(i,h):+!i-+!h).
map(({file:i,entry:h,worst:p})=>{const{event:S,command:L,line:F,state:C,target:Y,scripts:A}=h,z=p!==void 0&&p.harm!=="bo\
okkeeping",j=z&&!M(p)&&p.message.includes(L),G=z&&M(p)?p.message:Y??k(h);return{name:`${i.path}:${F}`,place:{path:i.path,
line:F},...C&&{word:$[C]},tone:z?"bad":"caution",words:S,...L!==""&&!j&&{command:L},notes:[j?"The dangerous command abov\
e":G].flatMap(_=>_?{text:`${(0,g().capital)(_).replace(/\.$/,"")}.`}:[]),...A&&{files:A}}}),a=e.filter(({entry:i})=>i.state!==
"removed"),c=new Set(a.map(({file:i})=>`${i.tool} ${i.approval}.`)),u="This holds on the machine of everybody who opens \
the branch. The gate ran none of it.",l=a.filter(({worst:i})=>i&&!i.suppressed);return{id:"agents",title:T(e.map(({entry:i})=>i)),
label:"agents",noun:"command",note:[u,...c].join(" "),rows:r,...l.length>0&&{copy:O(l)}}}function O(t){return{title:"To \
accept these until a day, the policy of the base branch needs",lines:["agent_files:","  rules:",...t.flatMap(({file:n,entry:{
event:e,line:r,digest:a}})=>[`    # ${n.path}:${r} ${e}`,"    - accept:",`        ${a}`,"      reason: \u2026","      ex\
pires: YYYY-MM-DD"])]}}function T(t){const s=t.filter(({state:n})=>n);return s.length===0?"Commands that run automatical\
ly":s.every(({change:n})=>n!==void 0)?"What this change lets agents do":"Commands this change runs automatically"}function k({
change:t,command:s,state:n}){if(t==="widens")return"it gives more trust";if(t==="narrows")return"it gives less trust";if(!(t===
void 0||n==="removed"))return s===""?"its meaning is not known":"it gives other trust"}function W({read:t=[]}){return{id:"\
read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches \
them.",rows:t.map(({path:s,why:n,new:e,bytes:r})=>{const a=[...e?["new"]:[],...r===void 0?[]:[(0,g().size)(r)]];return{name:s,
place:{path:s,line:1},...a.length>0&&{word:a.join(", ")},tone:"quiet",words:n,notes:[]}})}}function N({capsules:t,events:s}){
return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...t.map(n=>({...R(n),...I(n),notes:n.reasons.
map(({rule:e,message:r})=>({text:`${r} (\`${e}\`)`}))})),...s.map(R)]}}function R({type:t,id:s,path:n,line:e,change:r}){
return{name:s,place:{path:n,line:e},tone:"quiet",words:`${t} ${r}`,notes:[]}}function I({eligible:t}){return t===null?{tone:"\
quiet"}:t?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const P=20,E={asset_store:"\
asset store file",validation_script:"new validation script",reference:"not counted by the reference engine"},o={binary:"\
binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattr\
ibutes)"};function f({blast_radius:t}){return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"\
files",noun:"file",rows:(t?.changed_files??[]).filter(({exempt:n,veil:e})=>n??e).slice(0,P).map(({path:n,lines:e,exempt:r,
veil:a,bytes:c})=>({name:n,tone:"quiet",words:[...c===void 0||e>0?[(0,g().count)(e,"line")]:[],...c===void 0?[]:[(0,g().
size)(c)],...r?[E[r]]:[],...a?[o[a]]:[]].join(", "),notes:[]}))}}}};
