"use strict";exports.id=135,exports.ids=[135],exports.modules={27199:function(B,r){Object.defineProperty(r,"__esModule",{value:!0}),r.
isJsonObject=y,r.placeOf=C,r.pointerText=T,r.subjectOf=k,r.withArticle=S;function S(p){return`${p.startsWith("E")?"an":"\
a"} ${p}`}function y(p){return typeof p=="object"&&p!==null&&!Array.isArray(p)}function T(p){return p.map(A=>`/${String(
A).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function k({type:p,id:A}){return{type:p,id:A}}function C(p,A=[]){
return{location:p.locate(A),subject:k(p)}}},40669:function(B,r,S){Object.defineProperty(r,"__esModule",{value:!0}),r.findCandidates=
C;function y(){const u=S(27199);return y=function(){return u},u}function T(){const u=S(61331);return T=function(){return u},
u}function k(){const u=S(86581);return k=function(){return u},u}function C(u,t){const n=new p(t);for(const[a,m]of u.entries())
n.visitTop(m,a);return n}class p{candidates=[];messages=[];#n;#e;#s=0;#o=!1;constructor(t){this.#n=t}visitTop(t,n){this.#o||=
t.cut===!0,this.#r(t,"some_asset",[n])}#t(t,n,a,m){const v={node:t,pointer:n,value:a,type:m,...this.#e&&{envelope:this.#e}};
return this.candidates.push(v),v}#r(t,n,a){if((0,y().isJsonObject)(t.value))return this.#c(t,t.value,n,a);Array.isArray(
t.value)?this.#a(t,n,a):n!=="anything"&&this.#f(t,n,A(t.value))}#a({children:t=[]},n,a){for(const[m,v]of t.entries())this.#r(
v,n,[...a,m])}#c(t,n,a,m){const{type:v}=n;if(!(0,k().isAssetType)(v)&&!(0,k().isCompanion)(v))return this.#d(t,n,a,m);const o=(0,k().
isAssetType)(v)?this.#t(t,m,n,v):void 0;return this.#h(t,m),o}#d(t,n,a,m){const v=(0,k().isAssetType)(a)?a:Array.isArray(
n.validation)?"Gene":void 0;if(v===void 0)return this.#i(t,n,a,m);const o=h(n.type);this.#f(t,a,`${o}; it is audited as ${(0,y().
withArticle)(v)}`);const $=this.#t(t,m,n,v);return this.#h(t,m),$}#i(t,n,a,m){const v=h(n.type),o=this.#e,$=(0,T().isMessage)(
n);$&&(this.messages.push(t),this.#e=n);const l=this.candidates.length+this.#s,w=(t.children??[]).flatMap(d=>{const M=d.
key?.name??"",s=this.#l(d,[...m,M]);return s?[{key:M,asset:s}]:[]});this.#e=o,this.candidates.length+this.#s===l&&!$&&a===
"some_asset"&&this.#f(t,a,v);const i=(0,T().described)(w),f=(0,T().statementsIn)(n);if(f)for(const d of i)d.wrappers=[...d.
wrappers??[],f];return i.length===1?i[0]:void 0}#l(t,n){const a=k().LISTS.get(t.key?.name??""),m=k().SINGLES.get(t.key?.
name??"");return a&&(this.#s+=1,Array.isArray(t.value)||this.#f(t,a,"no list")),a&&Array.isArray(t.value)?this.#r(t,a,n):
k().MIXED_LISTS.has(t.key?.name??"")?this.#g(t,n):this.#r(t,m&&(0,y().isJsonObject)(t.value)?m:"anything",n)}#g(t,n){return this.#r(
t,Array.isArray(t.value)?"some_asset":"anything",n)}#h(t,n){for(const{key:a,value:m,children:v=[]}of t.children??[]){const o=k().
LISTS.get(a?.name??"");if(!(!o||!Array.isArray(m)))for(const[$,l]of v.entries())(0,y().isJsonObject)(l.value)&&this.#r(l,
o,[...n,a?.name??"",$])}}#f(t,n,a){if(this.#o)return;const m=(0,k().isAssetType)(n)?(0,y().withArticle)(n):"an asset";this.#n.
add("not-an-asset",t,`expected ${m}, found ${a}`)}}function A(u){return u===null?"null":`a ${typeof u}`}function h(u){return u===
void 0?'an object without a "type"':typeof u!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(u.slice(0,40))}`}},61331:function(B,r,S){Object.defineProperty(r,"__esModule",{value:!0}),r.PROTOCOL=void 0,r.
carriesAssets=A,r.described=a,r.isMessage=p,r.payloadOf=h,r.senderOf=u,r.statedContent=v,r.statementsIn=m;function y(){const o=S(
23404);return y=function(){return o},o}function T(){const o=S(27199);return T=function(){return o},o}const k=r.PROTOCOL=
"gep-a2a",C=new Set(["publish","report","fetch"]);function p(o){return(0,T().isJsonObject)(o)&&o.protocol===k}function A({
message_type:o}){return C.has(o)}function h({payload:o}){return(0,T().isJsonObject)(o)?o:{}}function u({sender_id:o}){return typeof o==
"string"&&o.trim()!==""?o:void 0}const t=new Set(["payload","asset"]),n=["type","asset_type","asset_id","content_hash","\
local_id","target_asset_id","target_local_id"];function a(o){const $=o.filter(({key:w})=>t.has(w));return($.length===0&&
o.length===1?o:$).map(({asset:w})=>w)}function m(o){const $={};for(const l of n){const w=o[l];w!=null&&($[l]=w)}return Object.
keys($).length>0?$:void 0}function v({value:o,wrappers:$=[],envelope:l}){if(l===void 0&&$.length===0)return(0,y().canonicalize)(
o);const{sender_id:w,signature:c}=l??{},i=l&&{sender_id:w,signature:[c,h(l).signature]};return(0,y().canonicalize)([o,$,
i])}},64385:function(B,r,S){Object.defineProperty(r,"__esModule",{value:!0}),r.declaredId=d,r.readAssetFile=h,r.readAssetNodes=
u,r.tooLargeFile=m,r.unreadFile=v;function y(){const e=S(95132);return y=function(){return e},e}function T(){const e=S(27199);
return T=function(){return e},e}function k(){const e=S(40669);return k=function(){return e},e}function C(){const e=S(61331);
return C=function(){return e},e}function p(){const e=S(73229);return p=function(){return e},e}function A(){const e=S(94534);
return A=function(){return e},e}function h(e,b,g,O=1){if(b.length>g.maxBytes)return m(e,b.length,g);const{text:E,complete:P}=(0,A().
decodeUtf8)(b),j=new(A()).Source(e,E,O),I=new(A()).Problems(j);if(!P){const D={start:E.length,end:E.length};return I.add(
"file-not-utf8",D,"a byte that no UTF-8 text can have here"),{path:e,assets:[],problems:I.found}}const L=(0,p().readJson)(
E,g,I);L.length===0&&I.found.length===0&&!o(e)&&I.add("file-not-json",{start:0,end:0},"expected a JSON value, found an e\
mpty file");const[N,R]=L;R&&$(e)&&I.found.length===0?I.add("file-not-json",R,l):N&&Array.isArray(N.value)&&w.test(e)&&I.
add("without-effect",N,c,{severity:"warning"});const{candidates:J,messages:F}=t(j,L,g,I),G=i(J,j,I),H=F.map(D=>({value:D.
value,location:M(j,D,[])}));return{path:e,assets:G,problems:I.found,...o(e)&&b[0]!==n&&a(L,j)&&{lines:!0},...H.length>0&&
{messages:H}}}function u(e,b,g){const O=new(A()).Source(e,b),E=new(A()).Problems(O),{candidates:P}=t(O,(0,p().readJson)(
b,g,E),g,E),j=i(P,O,E);return P.flatMap(({node:I},L)=>{const N=j[L];return N?{asset:N,node:I}:[]})}function t({path:e},b,{
maxAssets:g},O){const{candidates:E,messages:P}=(0,k().findCandidates)(b,O),j=E[g];j&&O.add("file-too-large",j.node,`more\
 than ${g} assets; the rest is not read`);const I=o(e)||b.length>1;return{candidates:E.slice(0,g).map(N=>I?N:{...N,pointer:N.
pointer.slice(1)}),messages:P}}const n=239;function a(e,b){let g=0;return e.every(({start:O,end:E})=>{const{line:P,end_line:j}=b.
location(O,E),I=P===j&&P>g;return g=P,I})}function m(e,b,{maxBytes:g}){const O=`${b} bytes, of at most ${g}`;return{path:e,
assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:O}]}}function v(e,b){const g={path:e,
line:1,column:1},O=(0,y().whyNotJudged)(`the file \`${e}\``,b);return{path:e,assets:[],problems:[{rule:"not-judged",location:g,
detail:O}]}}function o(e){return e.toLowerCase().endsWith(".jsonl")}function $(e){return!o(e)&&/\.\w+$/.test(e)}const l="\
a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",w=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
c='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function i(e,b,g){const O=new Map,E=new Map,P=e.map((j,I)=>{const{node:L,pointer:N,value:R,type:J,
envelope:F,wrappers:G}=j,H=d(R),D=H??`#${I+1}`,U=O.get(`${J} ${D}`),V=H!==void 0&&U!==void 0&&f(j,U);if(H===void 0){const z=Object.
hasOwn(R,"id")?'with an "id" that is not text':'without an "id"',W=`${(0,T().withArticle)(J)} ${z}; it is called ${D} he\
re`;L.cut||g.add("not-an-asset",L,W,{id:D})}else if(V)E.set(U,(E.get(U)??1)+1);else if(U){const z=`${J} ${JSON.stringify(
D)}, first at ${g.place(U.node.start)}`;g.add("duplicate-id",L,z,{id:D})}else O.set(`${J} ${D}`,j);return{type:J,id:D,path:b.
path,value:R,pointer:N,...L.cut&&{cut:!0},...F&&{envelope:F},...G&&{wrappers:G},...V&&{copy:!0},locate:(z=[],W)=>M(b,L,z,
W)}});for(const[{node:j,type:I,value:L},N]of E){const R=d(L),J=`${I} ${JSON.stringify(R)}, ${N} times`;g.add("without-ef\
fect",j,J,R===void 0?{}:{id:R})}return P}function f(e,b){const g=O=>!O.node.cut&&!O.envelope;return g(e)&&g(b)&&(0,C().statedContent)(
e)===(0,C().statedContent)(b)}function d({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}function M(e,b,g,O){let E=b;
for(const P of g){const j=s(E,P);if(!j)return e.location(E.start,E.end);E=j}return!O||typeof E.value!="string"?e.location(
E.start,E.end):e.location(_(e.text,E,O.start),_(e.text,E,O.end))}function s({value:e,children:b},g){return Array.isArray(
e)?typeof g=="number"?b?.[g]:void 0:b?.findLast(({key:O})=>O?.name===g)}function _(e,{start:b,end:g},O){const E=g-1;let P=b+
1;for(let j=0;j<O&&P<E;j+=1)e[P]!=="\\"?P+=1:P+=e[P+1]==="u"?6:2;return Math.min(P,E)}},18744:function(B,r,S){Object.defineProperty(
r,"__esModule",{value:!0}),r.MEMORY_GRAPH=void 0,r.assetPathTest=p,r.assetPathsIn=A,r.pathTest=C;function y(){const h=S(
41330);return y=function(){return h},h}function T(){const h=S(93028);return T=function(){return h},h}const k=r.MEMORY_GRAPH=
/(?:^|\/)memory_graph[^/]*\.jsonl$/;function C(h){const u=h.map(t=>(0,y().default)(t,{dot:!0,nonegate:!0,flags:"s"}));return t=>u.
some(n=>n(t))}function p({assets:{include:h}}){const u=C(h);return t=>u(t)&&!k.test(t)}function A(h,u){const t=p(u);return[
...h.files()].filter(({kind:n,path:a})=>(0,T().isRegular)(n)&&t(a)).map(({path:n})=>n)}},73229:function(B,r,S){Object.defineProperty(
r,"__esModule",{value:!0}),r.readJson=k;function y(){const c=S(16111);return y=function(){return c},c}function T(){const c=S(
4537);return T=function(){return c},c}function k(c,i,f){return new C(c,i,f).read()}class C{#n;#e;#s;#o;#t=n;#r=0;#a=!1;#c=!1;#d=!1;constructor(i,f,d){
this.#n=f,this.#e=d,this.#s=o(i),this.#o=(0,T().lfsObstacle)(i)}read(){const i=[];let f=!1;for(this.#i();this.#t.kind!==
"end";){const d=this.#t,M=u.has(d.kind);if(d.kind==="{"||d.kind==="["||M&&!f&&!this.#d){f=!1,this.#a=!1,i.push(this.#l(0)),
this.#c=!1;continue}f||(f=!0,this.#a=this.#d,this.#u(d.start===0&&this.#o||p("a JSON value",d))),this.#i()}return i}#i(){
do{this.#t=this.#s();const{kind:i,start:f,fault:d}=this.#t;if(this.#r>this.#n.maxValues){const M=`more than ${this.#n.maxValues}\
 JSON values; the rest is not read`;this.#e.add("file-too-large",this.#t,M),this.#t={...n,start:f,end:f},this.#a=!0}else
i==="comment"&&this.#u(d??w(this.#t))}while(this.#t.kind==="comment")}#l(i){const f=this.#t,{kind:d,start:M,end:s}=f;if(this.#r+=
1,f.fault&&this.#u(f.fault),d==="unknown"&&this.#u(p("a JSON value",f)),d!=="{"&&d!=="[")return this.#i(),{value:A(f),start:M,
end:s};if(i<this.#n.maxDepth)return this.#g(i);const _=`brackets nested more than ${this.#n.maxDepth} deep`;this.#e.add(
"file-not-json",f,_);const e={value:null,start:M,end:this.#p()};return this.#i(),e}#g(i){const{kind:f,start:d,end:M}=this.#t,
s=f==="{"?"}":"]",e={value:f==="{"?Object.create(null):[],start:d,end:M,children:[]};for(let b=",";b===",";b=this.#t.kind){
if(this.#i(),this.#t.kind===s){e.children.length>0&&this.#u(`a comma before "${s}"`);break}if(this.#h(e,i),!this.#c&&this.#t.
kind!==s&&this.#t.kind!==","&&this.#m(`"," or "${s}"`),this.#c)return{...e,end:this.#t.start,cut:!0}}return e.end=this.#t.
end,this.#i(),e}#h({value:i,children:f},d){const M=Array.isArray(i),s=M?void 0:this.#f(i,f);if(this.#c)return;if(!t.has(
this.#t.kind)){this.#m("a JSON value");return}const _=this.#l(d+1);f.push(_),M&&i.push(_.value),s!==void 0&&(_.key=s,i[s.
name]=_.value)}#f(i,f){const d=this.#t,{value:M,start:s,end:_}=d;if(d.kind!=="string")return this.#m("a key in double qu\
otes");if(d.fault&&this.#u(d.fault),M==="__proto__")this.#e.add("ambiguous-key",d,'"__proto__" as a key');else if(Object.
hasOwn(i,M)&&!this.#e.full){const e=f.find(g=>g.key?.name===M)?.key,b=this.#e.place((e??d).start);this.#e.add("ambiguous\
-key",d,`${JSON.stringify(M)}, first at ${b}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:M,start:s,end:_})}#p(){let i=this.#t;for(let f=1;f>0&&i.kind!=="end";)i=this.#s(),(i.kind==="{"||i.kind==="[")&&(f+=
1),(i.kind==="}"||i.kind==="]")&&(f-=1);return i.end}#m(i){this.#u(p(i,this.#t)),this.#c=!0,this.#d=!0}#u(i){this.#a||this.#e.
add("file-not-json",this.#t,i),this.#a=!0}}function p(c,i){return`expected ${c}, found ${w(i)}`}function A({kind:c,value:i,
fault:f}){return c==="string"?i:c==="number"?f?null:Number(i):c==="true"?!0:c==="false"?!1:null}const h={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
u=new Set(["string","number","true","false","null"]),t=new Set([...u,"{","[","unknown"]),n={kind:"end",start:0,end:0,value:""},
a=14,m=15,v={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function o(c){const i=(0,y().
createScanner)(c,!1);return()=>{let f=i.scan();for(;f===a||f===m;)f=i.scan();const d=h[f]??"unknown",M=i.getTokenValue(),
s=v[i.getTokenError()]??$(d,M);return{kind:d,start:i.getTokenOffset(),end:Math.min(i.getPosition(),c.length),value:M,...s!==
void 0&&{fault:s}}}}function $(c,i){if(c==="comment")return"a comment";if(c==="number"&&!Number.isFinite(Number(i)))return"\
a number out of range";if(c==="string"&&/\p{Surrogate}/u.test(i))return"half of a surrogate pair"}const l=/^(?:<{7}|={7}|>{7})$/;
function w({kind:c,value:i}){return c==="end"?"the end of the file":c==="string"||c==="number"||c==="comment"?`a ${c}`:c!==
"unknown"?`"${c}"`:l.test(i)?"a conflict marker of git":JSON.stringify(i.length>40?`${i.slice(0,40)}\u2026`:i)}},86581:function(B,r,S){
Object.defineProperty(r,"__esModule",{value:!0}),r.SINGLES=r.MIXED_LISTS=r.LISTS=void 0,r.hasAssetLists=u,r.isAssetType=
A,r.isCompanion=h;function y(){const t=S(39763);return y=function(){return t},t}const T=r.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation"})),k=r.MIXED_LISTS=new Set(["assets","results"]),C=r.SINGLES=new Map(Object.entries({gene:"\
Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"\
Mutation"})),p=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function A(t){return y().ASSET_TYPES.includes(
t)}function h(t){return typeof t=="string"&&p.has(t)}function u(t){return Object.keys(t).some(n=>T.has(n)&&Array.isArray(
t[n]))}},94534:function(B,r,S){Object.defineProperty(r,"__esModule",{value:!0}),r.Source=r.Problems=void 0,r.decodeUtf8=
p;function y(){const A=S(4573);return y=function(){return A},A}class T{path;text;#n;#e;constructor(h,u,t=1){this.path=h,
this.text=u,this.#n=t}location(h,u=h){const t=this.#s(h),n=this.#s(Math.max(h,u));return{path:this.path,...t,end_line:n.
line,end_column:n.column}}#s(h){const u=this.#e??this.#o();let t=0;for(let n=u.length;n-t>1;){const a=t+n>>>1;(u[a]??0)<=
h?t=a:n=a}return{line:t+this.#n,column:h-(u[t]??0)+1}}#o(){const h=[0];for(let u=this.text.indexOf(`
`);u!==-1;u=this.text.indexOf(`
`,u+1))h.push(u+1);return this.#e=h,h}}r.Source=T;const k=100;class C{found=[];#n;constructor(h){this.#n=h}get full(){return this.
found.length>k}place(h){const{line:u,column:t}=this.#n.location(h);return`line ${u}, column ${t}`}add(h,{start:u,end:t},n,{
id:a,severity:m}={}){if(this.full)return;const v=this.#n.location(u,t);this.found.push(this.found.length<k?{rule:h,location:v,
detail:n,...a!==void 0&&{id:a},...m&&{severity:m}}:{rule:"file-too-large",location:v,detail:`more than ${k} problems; th\
e rest is not listed`})}}r.Problems=C;function p(A){const h=new TextDecoder("utf-8").decode(A);return(0,y().isUtf8)(A)?{
text:h,complete:!0}:{text:h.slice(0,h.indexOf("\uFFFD")),complete:!1}}},95201:function(B,r,S){Object.defineProperty(r,"_\
_esModule",{value:!0}),r.attributesOf=C;function y(){const p=S(77598);return y=function(){return p},p}function T(){const p=S(
76760);return T=function(){return p},p}function k(){const p=S(96681);return k=function(){return p},p}async function C({objects:p,
temporary:A},h,u,t){if(u.length===0)return()=>"unspecified";const n={GIT_INDEX_FILE:(0,T().join)(A,(0,y().randomUUID)())};
await p(["read-tree",h],{env:n});const a=await p(["check-attr","--cached","-z","--stdin",...t],{env:n,input:u.map(o=>`${o}\
\0`).join("")}),m=[...(0,k().splitNul)(a)].map(o=>o.toString("utf8")),v=new Map;for(let o=0;o+2<m.length;o+=3)v.set(`${m[o]}\
\0${m[o+1]}`,m[o+2]??"");return(o,$)=>v.get(`${o}\0${$}`)??"unspecified"}},24634:function(B,r,S){Object.defineProperty(r,
"__esModule",{value:!0}),r.mergeBase=C,r.requireCommits=p,r.short=t;function y(){const n=S(41895);return y=function(){return n},
n}function T(){const n=S(67397);return T=function(){return n},n}const k=["--deepen=50","--deepen=200","--deepen=1000","-\
-unshallow"];async function C(n,a,m,v=[a,m]){const o=[...k];for(;;){const $=await A(n,a,m);if($.certain){if($.commit!==void 0)
return $.commit;throw new(y()).GateError("no_merge_base",`${t(a)} and ${t(m)} have no common ancestor`,"Rebase the branc\
h onto its target branch, or specify another --base.")}const l=o.shift();if(l===void 0)throw u(`the merge base of ${t(a)}\
 and ${t(m)}`);await h(n,[l],v)}}async function p(n,a,m){const v=async()=>(await(0,T().lookUpCommits)(n,a)).includes(void 0);
if(!await v())return;const o=(await n.shallowCommits()).size>0;if(await h(n,o?["--deepen=50"]:[],m),await v())throw u(`c\
ommit ${a.map(t).join(" or ")}`)}async function A(n,a,m){const o=(await n.objects(["merge-base",a,m],{accept:[1]})).toString().
trim(),$=await n.shallowCommits();if(o==="")return{certain:$.size===0};if($.size===0)return{commit:o,certain:!0};const w=!(await n.
objects(["rev-list",a,m,`^${o}`])).toString().split(`
`).some(c=>$.has(c));return{commit:o,certain:w}}async function h(n,a,m){const v=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],o=$=>n.user(["fetch",...v,...a,"--","origin",...$]);await o(m).catch(()=>o([])).catch(
$=>{throw u("part of the history",$)})}function u(n,a){const m=a===void 0?"":` (${a.message})`;return new(y()).GateError(
"shallow_clone",`This clone lacks ${n}, and fetching it failed${m}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:a})}function t(n){return n.slice(0,12)}},35720:function(B,r,S){Object.defineProperty(
r,"__esModule",{value:!0}),r.readTree=v,r.requireObjects=i;function y(){const s=S(41895);return y=function(){return s},s}
function T(){const s=S(95201);return T=function(){return s},s}function k(){const s=S(55366);return k=function(){return s},
s}function C(){const s=S(39491);return C=function(){return s},s}function p(){const s=S(7650);return p=function(){return s},
s}function A(){const s=S(24634);return A=function(){return s},s}function h(){const s=S(96681);return h=function(){return s},
s}function u(){const s=S(93028);return u=function(){return s},s}const t=4096,n=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
a=8,m=new WeakMap;function v(s,_,{label:e=`commit ${(0,A().short)(_)}`,maxFileBytes:b=k().MAX_FILE_BYTES}={}){const g=m.
get(s)??new Map;m.set(s,g);const O=JSON.stringify([_,e,b]),E=g.get(O)??o(s,_,{label:e,maxFileBytes:b});g.delete(O),g.set(
O,E);const[P=O]=g.keys();return g.size>a&&g.delete(P),E.catch(()=>g.delete(O)),E}async function o(s,_,{label:e,maxFileBytes:b}){
await i(s,_);const g=await s.objects(["ls-tree","-r","-t","-z","--long",_]),O=(0,h().decodePieces)(g).map($),E=(0,C().indexEntries)(
O),P=O.some(({path:N})=>N.endsWith(".gitattributes")),j=O.filter(({kind:N})=>N==="symlink"),I=await Promise.all(j.map(({
oid:N=""})=>(0,k().readBlob)(s,N))),L=new Map(j.map(({path:N},R)=>[N,(0,h().decodePath)(I[R]??Buffer.alloc(0))]));return{
...E,label:e,readlink:N=>L.get(N),...P&&{attributes:(N,R)=>(0,T().attributesOf)(s,_,N,R)},read:async(N,R=b)=>{const{kind:J,
oid:F,size:G}=E.stat(N)??{};if(!(0,u().isRegular)(J)||F===void 0||G===void 0)throw(0,C().notAFile)(e,N);if(G>R)throw(0,C().
tooLarge)(e,N,G,R);return(0,k().readBlob)(s,F)}}}function $(s){const _=n.exec(s);if(_===null)throw w(s);const[e,b="",g="",
O="",E=""]=_,P=l(b,g),j=P==="symlink"&&Number(E)>t;if(P===void 0||j)throw w(s);const I=s.slice(e.length),L=(0,u().isRegular)(
P),N={path:I,kind:P,oid:O,tracked:!0};return L?{...N,size:Number(E)}:N}function l(s,_){if(_==="tree")return"directory";if(_===
"commit")return"submodule";if(s==="120000")return"symlink";if(s.startsWith("100"))return(Number.parseInt(s,8)&64)===0?"f\
ile":"executable"}function w(s){return new(y()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
s)}`,p().FULL_CLONE_HINT)}const c=new WeakMap;function i(s,_){const e=c.get(s)??new Map;c.set(s,e);const b=e.get(_);if(b)
return b;const g=Promise.allSettled(e.values()).then(()=>f(s,_));return e.set(_,g),g.catch(()=>e.delete(_)),g}async function f(s,_){
if(!await s.isPartial())return;const e=await s.user(["ls-tree","-r","-z","--full-tree",_],{env:s.privateStore}),b=[...(0,h().
splitNul)(e)].map(j=>/ blob ([0-9a-f]+)\t/.exec(j.toString("latin1"))?.[1]).filter(j=>j!==void 0),O=[...(await s.objects(
["cat-file","--batch-check","--buffer"],{input:M(b)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,j=""])=>j);
if(O.length===0)return;const E=await d(s),P=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await s.
user(["-c","fetch.negotiationAlgorithm=noop","fetch",E,...P,"--filter=blob:none","--stdin"],{input:M(O)})}async function d({
user:s}){const _=await s(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[e="remote.ori\
gin.promisor"]=_.toString().split(`
`).filter(Boolean);return e.slice(7,-9)}function M(s){return[...new Set(s)].map(_=>`${_}
`).join("")}},67397:function(B,r,S){Object.defineProperty(r,"__esModule",{value:!0}),r.checkedOutBranch=o,r.defaultBranch=
m,r.findDefaultBranch=a,r.isObjectId=t,r.lookUpCommits=T,r.parentsOf=$,r.peelToCommits=A,r.readRefs=C,r.resolveCommits=h,
r.unknownRevision=u;function y(){const l=S(41895);return y=function(){return l},l}async function T(l,w){const c=await C(
l,w.filter(k)),i=w.includes("HEAD")?await p(l):void 0;return await A(l,w.map(f=>f==="HEAD"?i:k(f)?c.get(f)?.id:f))}function k(l){
return l.startsWith("refs/")}async function C(l,w){if(w.length===0)return new Map;const c=new Set(w),M=(await l.user(["f\
or-each-ref","--format=%(objectname) %(refname) %(symref)",...c])).toString().split(`
`).map(s=>{const[_="",e="",b=""]=s.split(" ");return[e,{id:_,target:b||e}]});return new Map(M.filter(([s])=>c.has(s)))}async function p(l){
const w=["show-ref","--verify","--hash","HEAD"],c=(await l.user(w,{accept:[1,128]})).toString().trim();return c===""?void 0:
c}async function A({read:l},w){const c=w.filter(d=>d!==void 0),i=await l(c.map(d=>`${d}^{commit}`)),f=new Map(c.map((d,M)=>[
d,i[M]?.oid]));return w.map(d=>d===void 0?void 0:f.get(d))}async function h(l,w){const c=await T(l,w),i=c.indexOf(void 0);
if(i>=0)throw u(w[i]??"");return c}function u(l,w){return l==="HEAD"?new(y()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(y()).GateError("ref_not_found",`unknown rev\
ision ${l}`,`${w===void 0?"":`Did you mean ${w}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function t(l){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(l)}const n=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function a(l){
const w=await C(l,n),c=n.flatMap(d=>w.get(d)??[]),i=await A(l,c.map(({id:d})=>d)),[f]=c.flatMap(({target:d},M)=>{const s=i[M];
return s===void 0?[]:[{commit:s,ref:d}]});return f}async function m(l){const w=await a(l);if(w!==void 0)return w;const c=await v(
l),[i]=await A(l,c.length===1?c:[]);if(i!==void 0)return{commit:i,ref:c[0]??""};const f=c.map(d=>d.replace("refs/remotes\
/",""));throw new(y()).GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist",f.
length===0?"Specify the commit to compare with: --base REF.":`Specify the branch to compare with: --base ${f.slice(0,5).
join(", or --base ")}.`)}async function v(l){const w=["--format=%(refname)","refs/remotes/origin"],c=(await l.user(["for\
-each-ref",...w])).toString().split(`
`),i=(await o(l)).replace("refs/heads/","refs/remotes/origin/");return c.filter(f=>f!==""&&f!==i&&f!=="refs/remotes/orig\
in/HEAD")}async function o({user:l}){return(await l(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}async function $(l,w){
const[c]=await l.read([w]);if(c?.type!=="commit")throw u(w);const i=c.content.toString("latin1");return[...i.slice(0,i.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,d])=>d??"")}},16111:function(B,r,S){S.r(r),S.d(r,{createScanner:()=>y.createScanner,
getNodePath:()=>y.getNodePath,getNodeValue:()=>y.getNodeValue,parseTree:()=>y.parseTree,printParseErrorCode:()=>y.printParseErrorCode});
var y=S(99547)}};
